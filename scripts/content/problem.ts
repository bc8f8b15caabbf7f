/** An error in a text; a notice does not fail the check. */
export interface Problem {
  file: string
  line: number
  /** The error and how to fix it. */
  text: string
  notice?: true
}

/** `locales/ja-JP/news/x.md:7  Unknown category 24: choose 22, 20, 21 or 23` */
export function inWords({ file, line, text }: Problem): string {
  return `${file}:${line}  ${text}`
}
