/** Node's zlib, loaded with the first page. An import would load it while an isolate starts. */
export const zlib = () => process.getBuiltinModule('node:zlib')
