/** Parts of the Worker run in the tests' own process: what workerd has, and Node from version 25. */
Uint8Array.prototype.toHex ??= function toHex() {
  return Buffer.from(this).toString('hex')
}
