import { saveFile } from "../../ui/save-file.ts"

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
