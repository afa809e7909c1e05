/** Saves something as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement("a"), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** Saves an answer as a file and tells how many bytes have come so far. */
export async function saveStream(answer: Response, name: string, onProgress: (bytes: number) => void): Promise<void> {
  const pieces: BlobPart[] = []
  let bytes = 0
  const reader = answer.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value)
    bytes += piece.value.length
    onProgress(bytes)
  }
  const type = answer.headers.get("content-type") ?? "application/octet-stream"
  const sent = /filename="?([^";]+)"?/.exec(answer.headers.get("content-disposition") ?? "")?.[1]
  saveFile(new Blob(pieces, { type }), sent ?? name)
}

/** Joins CSV files with the same columns under the titles of the first.
 *  @param files their texts, with or without a byte order mark
 *  @returns one with a byte order mark */
export const joinedCsv = (files: readonly string[]): string =>
  `\ufeff${files.map((file, at) => file.replace(/^\ufeff/, "").replace(at > 0 ? /^[^\n]*\n/ : "", "")).join("")}`
