declare module 'textlint-rule-preset-japanese' {
  const preset: { rules: Record<string, unknown>; rulesConfig: Record<string, unknown> }
  export default preset
}
declare module 'textlint-rule-preset-ja-spacing' {
  const preset: { rules: Record<string, unknown>; rulesConfig: Record<string, unknown> }
  export default preset
}
