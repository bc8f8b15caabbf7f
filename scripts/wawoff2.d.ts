declare module 'wawoff2' {
  /** The TrueType or OpenType font that a WOFF2 file holds. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
