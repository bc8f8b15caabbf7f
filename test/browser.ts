import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))

/** The machine's Chromium, or the one that comes as an npm package with the libraries a bare system lacks. */
export async function startBrowser(): Promise<Browser> {
  if (installed) return chromium.launch({ executablePath: installed, args: quiet })

  process.env.VERCEL = '1' // makes the package unpack its libraries
  const { default: packaged } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...quiet] })
}

/** Nothing but the pages themselves goes out: background requests would only be refused. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
