import type { ComponentProps } from 'react'
import { bounds } from './schema.ts'

export function Companies({ id, texts: _, ...props }: ComponentProps<'input'> & { id: string; texts: unknown }) {
  return (
    <input
      id={id}
      name="company"
      type="text"
      autoComplete="organization"
      required
      maxLength={bounds.company}
      {...props}
    />
  )
}
