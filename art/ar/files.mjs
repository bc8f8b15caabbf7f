import { glb } from './glb.mjs'
import { scenes } from './scenes.mjs'
import { usdz } from './usdz.mjs'

/** Both scenes in both formats, by file name. The same model gives the same bytes. */
export function arFiles() {
  return Object.fromEntries(
    Object.entries(scenes()).flatMap(([name, scene]) => [
      [`${name}.glb`, glb(scene)],
      [`${name}.usdz`, usdz(scene)],
    ]),
  )
}
