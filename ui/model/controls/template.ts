/** Replaces the `{{names}}` in a text. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => `${values[name] ?? ''}`)
}
