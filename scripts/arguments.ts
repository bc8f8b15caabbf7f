import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Parses the script's options. Ends with the list of options when one is unknown. */
export function argumentsOf<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const [reason] = (error as Error).message.split('. ')
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    return stop(`${reason}. Options: ${names.join(', ')}`)
  }
}

/** Prints the reason and ends the script: code 2 for a wrong call, 1 for a failure. */
export function stop(reason: string, code = 2): never {
  console.error(reason)
  process.exit(code)
}
