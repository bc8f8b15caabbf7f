/** A drawing, of which tests read what a screen shows. */
export interface Drawn {
  /** Heights of its figures in screen pixels where it is `width` pixels wide. */
  figures: (width: number) => number[]
}

/** Every drawing by its name. */
export function drawings(): Record<string, Drawn>
