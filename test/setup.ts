/** Parts of the Worker run in the tests' process. workerd has this method, and so has Node from version 25 on. */
Uint8Array.prototype.toHex ??= function toHex() {
  return Buffer.from(this).toString('hex')
}

/** workerd's IdentityTransformStream: a write completes when its bytes are read. */
const pipe = class {
  readable: ReadableStream
  writable: WritableStream
  constructor() {
    let controller: ReadableByteStreamController
    let asked = Promise.withResolvers<void>()
    this.readable = new ReadableStream({
      type: 'bytes',
      start(given) {
        controller = given
      },
      pull: () => asked.resolve(),
    })
    this.writable = new WritableStream({
      async write(chunk: Uint8Array) {
        await asked.promise
        asked = Promise.withResolvers()
        if (chunk.length > 0) controller.enqueue(new Uint8Array(chunk))
      },
      close() {
        controller.close()
        controller.byobRequest?.respond(0)
      },
      abort: (error) => controller.error(error),
    })
  }
}
Object.assign(globalThis, { IdentityTransformStream: pipe })
