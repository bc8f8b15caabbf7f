import { type Choices, sides } from './choices.ts'
import { passesOf } from './passes.ts'
import type { Kept, Scenes } from './scenes.ts'

/** Addresses of scenes.ts and model.ts, set by the build. */
declare const WALK_SCENES: string
declare const WALK_MODEL: string

/** Browsers remember a failed import by its address, so the next try needs another address. */
let again = ''

/** A module that comes later. Rejects where it does not come. */
export async function load<Module>(address: string): Promise<Module> {
  try {
    return await import(address + again)
  } catch (error) {
    again += '#'
    throw error
  }
}

/** First and second step of sharpness. */
const widths = [1024, 2048] as const

/** Address of a panorama; without a width the picture for browsers without AVIF. */
export const pictureOf = (at: number, date: number, width?: number) =>
  `/media/walk/${at + 1}-${date}${width ? `-${width}.avif` : '.jpg'}`

interface Panorama {
  image: HTMLImageElement
  texture: WebGLTexture
}

/** Keeps what views are drawn from. `onChange` hears of everything that comes, `onFail` of a file that does not. */
export function createSources(gl: WebGL2RenderingContext, sharp: boolean, onChange: () => void, onFail: () => void) {
  const pictures: Kept<Panorama> = new Map()
  const further: Kept<Scenes> = new Map()
  let passes = passesOf(gl)

  async function bring<T>(kept: Kept<T>, key: string, load: () => Promise<T>) {
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

  async function bringPicture(at: number, date: number) {
    const image = await decoded(pictureOf(at, date, widths[0])).catch(() => decoded(pictureOf(at, date)))
    if (sharp && image.naturalWidth < widths[1])
      decoded(pictureOf(at, date, widths[1])).then(
        (sharper) => {
          const old = pictures.get(`${at}-${date}`)
          if (!old) return
          gl.deleteTexture(old.texture)
          pictures.set(`${at}-${date}`, { image: sharper, texture: passes.picture(sharper) })
          onChange()
        },
        () => {},
      )
    return { image, texture: passes.picture(image) }
  }

  const bringScenes = async () =>
    (await load<typeof import('./scenes.ts')>(WALK_SCENES)).scenesOf(gl, passes.tools, bring, async () =>
      (await load<typeof import('./model.ts')>(WALK_MODEL)).makeModel({}, () => {}, 'walk'),
    )

  return {
    pictureAt: (at: number, date: number) => pictures.get(`${at}-${date}`),
    passes: () => passes,
    /** Clouds and the model, once one of them was chosen. */
    scenes: () => further.get(''),
    /** Whether all is there that a view needs; what is not is asked for. */
    has(at: number, choices: Choices): boolean {
      return sides(choices)
        .map(({ date, look }) => {
          const key = `${at}-${date}`
          if (look !== 'model') bring(pictures, key, () => bringPicture(at, date))
          if (look !== 'photo') bring(further, '', bringScenes)
          return (look === 'model' || pictures.get(key)) && (look === 'photo' || further.get('')?.has(look, at, date))
        })
        .every(Boolean)
    },
    /** Gives memory back that other viewpoints took. */
    keepOnly(at: number) {
      for (const [key, picture] of pictures) {
        if (!picture || key.startsWith(`${at}-`)) continue
        gl.deleteTexture(picture.texture)
        pictures.delete(key)
      }
      further.get('')?.keepOnly(at)
    },
    /** Fills a context that came back with what is there already. */
    renew() {
      passes = passesOf(gl)
      for (const picture of pictures.values()) if (picture) picture.texture = passes.picture(picture.image)
      further.get('')?.renew(passes.tools)
    },
  }
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
