/** Files that the build packs for the Worker. */
declare module '*.bin' {
  const contents: ArrayBuffer
  export default contents
}
declare module '*.txt' {
  const contents: string
  export default contents
}
