import type { Model } from '../model/worker.ts'
import { type Choices, sides } from './choices.ts'
import { passesOf } from './passes.ts'
import type { Scenes } from './scenes.ts'

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
export function createSources(gl: WebGL2RenderingContext, sharp: boolean, onChange: () => void, onFail: () => void) {
  const pictures = new Map<string, Panorama | null>()
  const depths = new Map<string, { steps: Uint16Array<ArrayBuffer>; texture: WebGLTexture } | null>()
  let model: Model | null | undefined
  let passes = passesOf(gl)
  /** What clouds and the model need comes when one of them is first asked for. */
  let further: typeof import('./scenes.ts') | undefined
  let scenes: Scenes | undefined

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

  async function bringFurther() {
    further ??= await import('./scenes.ts')
    scenes ??= further.scenesOf(gl, passes.tools)
    return { ...further, scenes }
  }

  function bringPicture(at: number, date: number) {
    const key = `${at}-${date}`
    return bring(pictures, key, async () => {
      const image = await decoded(pictureOf(at, date, widths[0])).catch(() => decoded(pictureOf(at, date)))
      if (sharp && image.naturalWidth < widths[1])
        decoded(pictureOf(at, date, widths[1])).then(
          (sharper) => {
            const old = pictures.get(key)
            if (!old) return
            passes.forget(old.texture)
            pictures.set(key, { image: sharper, texture: passes.picture(sharper) })
            onChange()
          },
          () => {},
        )
      return { image, texture: passes.picture(image) }
    })
  }

  function bringDepth(at: number, date: number) {
    return bring(depths, `${at}-${date}`, async () => {
      const { fetchDepth, scenes } = await bringFurther()
      const steps = await fetchDepth(`${folder}${at + 1}-${date}.depth`)
      return { steps, texture: scenes.distances(steps) }
    })
  }

  async function bringModel() {
    if (model !== undefined) return
    model = null
    try {
      const [{ makeModel }] = await Promise.all([import('./making.ts'), bringFurther()])
      model = await makeModel({}, () => {}, 'walk')
      onChange()
    } catch {
      model = undefined
      onFail()
    }
  }

  return {
    pictureAt: (at: number, date: number) => pictures.get(`${at}-${date}`),
    depthAt: (at: number, date: number) => depths.get(`${at}-${date}`),
    model: () => model,
    passes: () => passes,
    scenes: () => scenes,
    further: () => further,
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
          passes.forget(entry.texture)
          kept.delete(key)
        }
    },
    /** Fills a context that came back with what is there already. */
    renew() {
      passes = passesOf(gl)
      scenes = further?.scenesOf(gl, passes.tools)
      for (const entry of pictures.values()) if (entry) entry.texture = passes.picture(entry.image)
      for (const entry of depths.values()) if (entry && scenes) entry.texture = scenes.distances(entry.steps)
    },
  }
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
