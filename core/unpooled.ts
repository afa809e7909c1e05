/** Copies bytes into memory of their own. Node cuts small buffers out of slabs of 64 KB; one of them in a cache holds its whole
 *  slab, whatever the cache counts. */
export const unpooled = (bytes: Uint8Array): Buffer<ArrayBuffer> => Buffer.from(new Uint8Array(bytes).buffer)
