/**
 * Latin words that are also used in Chinese and Japanese: names of products, formats and units. Words in capitals or
 * with a digit count as codes and are not listed.
 */
const names = new Set(
  [
    'WebSocket QoS JavaScript TypeScript WebGL WebGPU Web Cookie https KiB IoT LiDAR PoC SfM',
    'SameSite Lax Secure HttpOnly lang consent LinkedIn YouTube Cloudflare Inc Queues Analytics Engine Turnstile',
    'Chromium axe-core Firefox Safari Escape Revit Android Windows iOS iPhone iPad Unity Java Spring Linux Python',
    'rvt rvm ifc skp fbx nwc nwd pdms glTF IfcSensor GlobalId BACnet Guide',
    'Navisworks AutoCAD Archicad Tekla Structures SketchUp Rebro Tfas Autodesk ReCap ds Max COBie Coordination Reference View',
    'mm cm km mrad ppm kg bar kB ha tan last will Will retain',
  ]
    .join(' ')
    .split(' '),
)

/** English words left in a Chinese or Japanese text, without names and codes. */
export function foreignWords(text: string): string[] {
  const words = text.replace(/\S+@\S+|https?:\S+/g, ' ').match(/[A-Za-z][A-Za-z0-9.+-]*/g) ?? []
  return words
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => !names.has(word) && !/\d|^[A-Z.+-]+$|^.$/.test(word))
}
