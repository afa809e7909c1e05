/** Bytes of a block that has little in it. */
const minBlock = 4 * 1024

/** A body in blocks of so many bytes, of which the last may be smaller. A client that sends a byte at a time costs no more
 *  memory than another: pieces are copied into the block as they come.
 *  @param hold called before a block after the first is begun; it throws when there is no room for it
 *  @throws what the body's stream throws, such as when the client leaves */
export async function* inBlocks(
  body: ReadableStream<Uint8Array>,
  size: number,
  hold: (size: number) => void,
): AsyncGenerator<Buffer, void> {
  const reader = body.getReader()
  let block = Buffer.allocUnsafe(Math.min(minBlock, size))
  let used = 0
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      for (let rest = piece.value; rest.length > 0; ) {
        if (used === size) {
          yield block
          hold(size)
          block = Buffer.allocUnsafe(size)
          used = 0
        }
        if (used + rest.length > block.length && block.length < size) {
          const grown = Buffer.allocUnsafe(Math.min(size, Math.max(2 * block.length, used + rest.length)))
          block.copy(grown, 0, 0, used)
          block = grown
        }
        const taken = rest.subarray(0, block.length - used)
        block.set(taken, used)
        used += taken.length
        rest = rest.subarray(taken.length)
      }
    }
    yield block.subarray(0, used)
  } finally {
    // Another reader takes the rest of the body.
    reader.releaseLock()
  }
}
