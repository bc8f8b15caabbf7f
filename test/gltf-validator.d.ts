declare module 'gltf-validator' {
  /** Rejects only when the bytes are no glTF at all. */
  export function validateBytes(
    data: Uint8Array,
    options?: { maxIssues?: number },
  ): Promise<{
    issues: { numErrors: number; numWarnings: number; messages: { code: string; message: string }[] }
    info: { totalTriangleCount: number; extensionsUsed?: string[] }
  }>
}
