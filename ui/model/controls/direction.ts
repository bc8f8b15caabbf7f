import { filled } from './template.ts'

/** What says where one looks, in a language. */
interface DirectionTexts {
  looking: string
  /** From west to south, to east, to north: eight of them. */
  compass: Record<string, string>
  pitch: Record<'up' | 'level' | 'down', string>
}

/** Says a compass direction, in degrees from west towards south, and whether the view goes down by `fall` degrees. */
export const directionText = (texts: DirectionTexts, turn: number, fall: number) =>
  filled(texts.looking, {
    to: Object.values(texts.compass)[Math.round(turn / 45) & 7] as string,
    pitch: Object.values(texts.pitch)[Math.sign(Math.round(fall / 15)) + 1] as string,
  })
