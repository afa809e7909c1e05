import { open } from "node:fs/promises"
import { setTimeout as delay } from "node:timers/promises"
import { type S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client"
import { type StorageLimit, StorageSilentError, withinLimit } from "./storage-limit.ts"

/** A part that fails is sent again so often, after these milliseconds. */
const pauses = [1_000, 5_000]

/** Milliseconds for aborting an upload, so that stopping the command does not wait for a silent storage. */
const maxGivingUp = 2_000

/** Whether the storage said no: it will again. */
const isRejected = (error: unknown) => error instanceof S3Errors.ServerError && error.statusCode < 500

/** Works until it succeeds, some times at most, or the signal ends it.
 *  @param isFinal whether a failure is not tried again
 *  @throws the last failure, or the signal's reason */
async function retry<T>(work: () => Promise<T>, signal: AbortSignal, isFinal = isRejected): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || isFinal(error)) throw error
      await delay(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
  return work()
}

type Upload = { partSize: number } & StorageLimit

/** Sends a file as an object, part by part, one in memory at a time. An upload that fails is given up, so that no part of it
 *  stays in the storage.
 *  @returns its size in bytes
 *  @throws what the storage or the network says, StorageSilentError, or the signal's reason */
export async function uploadFile(
  s3: S3Client,
  key: string,
  file: string,
  { partSize, ...limit }: Upload,
): Promise<number> {
  const { signal } = limit
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
    /** The body of a short answer. */
    const sendForText = (query: Record<string, string>, payload?: Uint8Array<ArrayBuffer>) =>
      withinLimit(
        send("POST", query, payload).then((answer) => answer.text()),
        limit,
      )
    if (size <= partSize) {
      const bytes = await read(0)
      // A storage that has said nothing so far is away.
      const isFinal = (error: unknown) => isRejected(error) || error instanceof StorageSilentError
      await retry(() => withinLimit(s3.putObject(key, bytes), limit, bytes.length), signal, isFinal)
      return size
    }
    const begun = await sendForText({ uploads: "" })
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1]
    if (!uploadId) throw new Error("The storage began no upload")
    try {
      const parts: string[] = []
      for (let from = 0; from < size; from += partSize) {
        const bytes = await read(from)
        const partNumber = String(parts.length + 1)
        const sendPart = () => withinLimit(send("PUT", { partNumber, uploadId }, bytes), limit, bytes.length)
        const { headers } = await retry(sendPart, signal)
        parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${headers.get("etag") ?? ""}</ETag></Part>`)
      }
      const list = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`
      // The storage joins what it has: that takes the longer the more there is.
      const joined = send("POST", { uploadId }, new TextEncoder().encode(list)).then((answer) => answer.text())
      const answer = await withinLimit(joined, limit, size)
      // The storage may find a fault after it has begun to answer.
      if (answer.includes("<Error>")) throw new Error("The storage could not join the parts")
    } catch (error) {
      const timeout = Math.min(limit.timeout, maxGivingUp)
      const givingUp = { ...limit, timeout, signal: new AbortController().signal }
      await withinLimit(send("DELETE", { uploadId }), givingUp).catch(() => undefined)
      throw error
    }
    return size
  } finally {
    await handle.close()
  }
}
