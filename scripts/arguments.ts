import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The options a script was given; where one is unknown it ends with the list of those there are. */
export function argumentsOf<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const [reason] = (error as Error).message.split('. ')
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    return stop(`${reason}: there are ${names.join(', ')}`)
  }
}

/** Ends the script with the reason on one line; 2 for what was asked wrongly, 1 for what went wrong. */
export function stop(reason: string, code = 2): never {
  console.error(reason)
  process.exit(code)
}
