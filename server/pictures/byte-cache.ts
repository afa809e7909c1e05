/** Files in memory; those that were not asked for the longest go first.
 *  @param maxBytes bytes */
export function byteCache(maxBytes: number) {
  const files = new Map<string, Buffer<ArrayBuffer>>()
  let bytes = 0

  return {
    get(key: string): Buffer<ArrayBuffer> | undefined {
      const file = files.get(key)
      if (!file) return undefined
      files.delete(key)
      files.set(key, file)
      return file
    },
    keep(key: string, file: Buffer<ArrayBuffer>): void {
      bytes += file.length - (files.get(key)?.length ?? 0)
      files.delete(key)
      files.set(key, file)
      for (const [oldest, { length }] of files) {
        if (bytes <= maxBytes) break
        files.delete(oldest)
        bytes -= length
      }
    },
  }
}
