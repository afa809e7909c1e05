import { open } from "node:fs/promises"
import { setTimeout as delay } from "node:timers/promises"
import { type S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client"

/** A part that fails is sent again so often, after these milliseconds. */
const pauses = [1_000, 5_000]

/** Whether the storage said no: it will again. */
const isRejected = (error: unknown) => error instanceof S3Errors.ServerError && error.statusCode < 500

/** Works until it succeeds, some times at most, or the signal ends it.
 *  @throws the last failure, or the signal's reason */
async function retry<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of pauses) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (isRejected(error)) throw error
      await delay(pause, undefined, { signal })
    }
  }
  return work()
}

/** A promise that does not outlast a signal: what it waits for goes on, and nobody waits. */
const until = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
    ),
  ])

type Upload = { partSize: number; signal: AbortSignal }

/** Sends a file as an object, part by part, one in memory at a time. An upload that fails is given up, so that no part of it
 *  stays in the storage.
 *  @returns its size in bytes
 *  @throws what the storage or the network says, or the signal's reason */
export async function uploadFile(
  s3: S3Client,
  key: string,
  file: string,
  { partSize, signal }: Upload,
): Promise<number> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const read = async (from: number) => {
      const bytes = Buffer.alloc(Math.min(partSize, size - from))
      await handle.read(bytes, 0, bytes.length, from)
      return new Uint8Array(bytes)
    }
    const send = (
      method: "POST" | "PUT" | "DELETE",
      query: Record<string, string>,
      payload?: Uint8Array<ArrayBuffer>,
    ) => {
      const asked = { method, objectName: key, query, returnBody: true, statusCode: method === "DELETE" ? 204 : 200 }
      return s3.makeRequest({ ...asked, ...(payload && { payload }) })
    }
    if (size <= partSize) {
      const bytes = await read(0)
      await until(
        retry(() => s3.putObject(key, bytes), signal),
        signal,
      )
      return size
    }
    const begun = await (await send("POST", { uploads: "" })).text()
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1]
    if (!uploadId) throw new Error("The storage began no upload")
    try {
      const parts: string[] = []
      for (let from = 0; from < size; from += partSize) {
        const bytes = await read(from)
        const partNumber = String(parts.length + 1)
        const sent = retry(() => send("PUT", { partNumber, uploadId }, bytes), signal)
        const { headers } = await until(sent, signal)
        parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${headers.get("etag") ?? ""}</ETag></Part>`)
      }
      const list = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`
      const answer = await (await send("POST", { uploadId }, new TextEncoder().encode(list))).text()
      // The storage may find a fault after it has begun to answer.
      if (answer.includes("<Error>")) throw new Error("The storage could not join the parts")
    } catch (error) {
      await send("DELETE", { uploadId }).catch(() => undefined)
      throw error
    }
    return size
  } finally {
    await handle.close()
  }
}
