/** Bytes in memory of their own. Node cuts small buffers out of slabs of 64 KB; one of them in a cache holds its whole slab,
 *  whatever the cache counts. A buffer that has its memory for itself is not copied. */
export function toUnpooledBuffer(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const { buffer, byteLength } = bytes
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
  return Buffer.from(isAlone ? buffer : new Uint8Array(bytes).buffer)
}
