import type { UploadProblem } from "#core/media/upload.ts"
import { maxUploadSize } from "#core/media/upload.ts"
import { notifyUnauthorized, RejectedError } from "../data/api-client.ts"
import { apiAddress } from "../data/api-path.ts"
import type { Media } from "./media.ts"

function toRejectedError({ status, responseText }: XMLHttpRequest): RejectedError {
  try {
    return new RejectedError(status, JSON.parse(responseText))
  } catch {
    return new RejectedError(status, {})
  }
}

/** Uploads a file to the library. `fetch` would not tell how far it is.
 *  @param onProgress how much of it is sent, 0 to 1
 *  @throws RejectedError when it is not taken, and when the shop cannot be reached; AbortError when it is called off */
export function sendFile(file: File, onProgress: (sent: number) => void, signal: AbortSignal): Promise<Media> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", apiAddress("/media"))
    request.setRequestHeader("content-type", file.type || "application/octet-stream")
    request.setRequestHeader("accept", "application/json")
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name))
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener("load", () => {
      notifyUnauthorized(request.status)
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText).data)
      else reject(toRejectedError(request))
    })
    request.addEventListener("error", () => reject(new RejectedError(0, {})))
    request.addEventListener("abort", () => reject(new DOMException("Called off", "AbortError")))
    signal.addEventListener("abort", () => request.abort(), { once: true })
    request.send(file)
  })
}

/** Finds the errors of a file that can be known before it is sent. */
export function problemBefore({ size }: File): UploadProblem | undefined {
  if (size === 0) return "EMPTY"
  return size > maxUploadSize ? "TOO_LARGE" : undefined
}
