/** Something a writer has to mend, or, as a notice, may want to know. */
export interface Problem {
  file: string
  line: number
  /** What is wrong and how it is mended. */
  text: string
  notice?: true
}

/** `locales/ja-JP/news/x.md:7  Unknown category 24: choose 22, 20, 21 or 23` */
export function inWords({ file, line, text }: Problem): string {
  return `${file}:${line}  ${text}`
}
