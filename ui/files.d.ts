/** The build puts the file into public/assets; this is its address there. */
declare module '*.woff2' {
  const address: string
  export default address
}
