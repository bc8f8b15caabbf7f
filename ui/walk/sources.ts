import { makeModel } from '../model/load.ts'
import type { Model } from '../model/worker.ts'
import { fetchDepth } from './depth.ts'
import type { Passes } from './passes.ts'
import { type Choices, sides } from './state.ts'

const folder = '/media/walk/'
/** First and second step of sharpness. */
const widths = [1024, 2048] as const

/** Address of a panorama; without a width the picture for browsers without AVIF. */
export const pictureOf = (at: number, date: number, width?: number) =>
  `${folder}${at + 1}-${date}${width ? `-${width}.avif` : '.jpg'}`

interface Panorama {
  image: HTMLImageElement
  texture: WebGLTexture
}

/** Keeps what views are drawn from. `onChange` hears of everything that comes, `onFail` of a file that does not. */
export function createSources(sharp: boolean, onChange: () => void, onFail: () => void) {
  const pictures = new Map<string, Panorama | null>()
  const depths = new Map<string, { steps: Uint16Array<ArrayBuffer>; texture: WebGLTexture } | null>()
  let model: Model | null | undefined
  let passes: Passes | undefined

  async function bring<T>(kept: Map<string, T | null>, key: string, load: () => Promise<T>) {
    if (kept.has(key)) return
    kept.set(key, null)
    try {
      kept.set(key, await load())
      onChange()
    } catch {
      kept.delete(key)
      onFail()
    }
  }

  const use = (): Passes => {
    if (!passes) throw new Error('No context')
    return passes
  }

  function bringPicture(at: number, date: number) {
    const key = `${at}-${date}`
    return bring(pictures, key, async () => {
      const image = await decoded(pictureOf(at, date, widths[0])).catch(() => decoded(pictureOf(at, date)))
      if (sharp && image.naturalWidth < widths[1])
        decoded(pictureOf(at, date, widths[1])).then(
          (sharper) => {
            const old = pictures.get(key)
            if (!old || !passes) return
            passes.forget(old.texture)
            pictures.set(key, { image: sharper, texture: passes.picture(sharper) })
            onChange()
          },
          () => {},
        )
      return { image, texture: use().picture(image) }
    })
  }

  function bringDepth(at: number, date: number) {
    return bring(depths, `${at}-${date}`, async () => {
      const steps = await fetchDepth(`${folder}${at + 1}-${date}.depth`)
      return { steps, texture: use().distances(steps) }
    })
  }

  function bringModel() {
    if (model !== undefined) return
    model = null
    makeModel({}, () => {}).then(
      (made) => {
        model = made
        onChange()
      },
      () => {
        model = undefined
        onFail()
      },
    )
  }

  return {
    pictureAt: (at: number, date: number) => pictures.get(`${at}-${date}`),
    depthAt: (at: number, date: number) => depths.get(`${at}-${date}`),
    model: () => model,
    /** Whether all is there that a view needs; what is not is asked for. */
    has(at: number, choices: Choices): boolean {
      return sides(choices)
        .map(({ date, look }) => {
          if (look === 'model') {
            bringModel()
            return model
          }
          bringPicture(at, date)
          if (look === 'cloud') bringDepth(at, date)
          return pictures.get(`${at}-${date}`) && (look === 'photo' || depths.get(`${at}-${date}`))
        })
        .every(Boolean)
    },
    /** Gives memory back that other viewpoints took. */
    keepOnly(at: number) {
      for (const kept of [pictures, depths])
        for (const [key, entry] of kept) {
          if (!entry || key.startsWith(`${at}-`)) continue
          passes?.forget(entry.texture)
          kept.delete(key)
        }
    },
    /** Takes the passes of a context, and puts into them what is there already. */
    renew(next: Passes) {
      passes = next
      for (const entry of pictures.values()) if (entry) entry.texture = next.picture(entry.image)
      for (const entry of depths.values()) if (entry) entry.texture = next.distances(entry.steps)
    },
  }
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
