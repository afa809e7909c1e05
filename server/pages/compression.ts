import { setTimeout as delay } from "node:timers/promises"
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants } from "node:zlib"
import { toUnpooledBuffer } from "#core/unpooled-buffer.ts"

export type Bytes = Buffer<ArrayBuffer>

/** Brotli qualities of a page. Its first copy may be read once, by a crawler, and its reader waits for it: half the processor
 *  time of the usual quality, an eighth more bytes. A copy that is requested again and again is compressed as well as can be: a
 *  tenth less bytes, for fifty times the processor time (`docs/benchmarks.md`). */
export const pageQuality = { first: 3, usual: 5, dense: 11 } as const

export type PageQuality = (typeof pageQuality)[keyof typeof pageQuality]

/** Bytes of output that brotli writes at a time: a page comes in one piece, and its thread is woken once. */
const chunkSize = 32 * 1024

const compressAsync = promisify(brotliCompress)
const decompressAsync = promisify(brotliDecompress)

/** Compresses a body by brotli, outside of the main thread. */
export async function compressBrotli(whole: Bytes, quality: PageQuality): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length }
  return toUnpooledBuffer(await compressAsync(whole, { params, chunkSize }))
}

export const decompressBrotli = (br: Bytes): Promise<Bytes> => decompressAsync(br)

/** After a page was compressed again, nothing is for so many times as long: a tenth of one core at most. */
const restFactor = 9

/** Compresses bodies again as well as can be, one at a time and with rests between them.
 *  @returns a function that gives the new bytes, or undefined while another body has its turn */
export function createRecompressor(): (br: Bytes) => Promise<Bytes> | undefined {
  let isBusy = false
  const recompress = async (br: Bytes) => {
    const start = performance.now()
    try {
      return await compressBrotli(await decompressBrotli(br), pageQuality.dense)
    } finally {
      const rest = restFactor * (performance.now() - start)
      delay(rest, undefined, { ref: false }).then(() => {
        isBusy = false
      })
    }
  }
  return (br) => {
    if (isBusy) return undefined
    isBusy = true
    return recompress(br)
  }
}
