/** Node's zlib. An import would load it while an isolate starts; this loads it with the first page. */
export const zlib = () => process.getBuiltinModule('node:zlib')
