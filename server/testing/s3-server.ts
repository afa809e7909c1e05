import { createHash, createHmac } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

/** The key that may use the storage. */
export const s3Key = "a-key-of-the-tests"
export const s3Secret = "a/secret+of@the-tests"

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex")
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest()

/** Whether a request is signed by AWS Signature Version 4, as its documentation describes it:
 *  https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function isSigned({ method, url = "", headers }: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, key, day = "", region = "", names = "", signature] = pattern.exec(headers.authorization ?? "") ?? []
  const hash = String(headers["x-amz-content-sha256"])
  const isWhole = hash === "UNSIGNED-PAYLOAD" || hash === sha256(body)
  if (key !== s3Key || !isWhole) return false
  const [path = "", query = ""] = url.split("?")
  const sorted =
    query === ""
      ? ""
      : query
          .split("&")
          .map((part) => (part.includes("=") ? part : `${part}=`))
          .sort()
          .join("&")
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, path, sorted, signed.join(""), names, hash].join("\n")
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(request)].join("\n")
  const signing = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${s3Secret}`, day))
  return createHmac("sha256", signing).update(toSign).digest("hex") === signature
}

const xml = (root: string, content: string) => `<?xml version="1.0" encoding="UTF-8"?><${root}>${content}</${root}>`

/** A server of S3's protocol with one bucket in memory, which takes signed requests alone: what copies of backups need of it.
 *  @returns its address, the setting of a shop that copies into a folder there, what it holds, and the uploads that are open */
export async function startS3() {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer[]>()
  /** `onPartBegun` is waited for before a part is read, `onPart` is called when it has come. */
  const storage = { objects, uploads, onPartBegun: async () => {}, onPart: () => {} }
  const answer = (
    request: IncomingMessage,
    body: Buffer,
  ): { status?: number; body?: string | Buffer; etag?: string } => {
    const { pathname, searchParams: query } = new URL(request.url ?? "", "http://s3.test")
    if (!isSigned(request, body)) return { status: 403, body: xml("Error", "<Code>SignatureDoesNotMatch</Code>") }
    const [, bucket, ...rest] = decodeURIComponent(pathname).split("/")
    if (bucket !== "backups") return { status: 404, body: xml("Error", "<Code>NoSuchBucket</Code>") }
    const key = rest.join("/")
    const upload = query.get("uploadId") ?? ""
    const parts = uploads.get(upload)
    const etag = sha256(body)
    if (request.method === "GET" && key === "") {
      const found = [...objects].filter(([name]) => name.startsWith(query.get("prefix") ?? ""))
      const told = found.map(([name, { length }]) => {
        const facts = `<Size>${length}</Size><LastModified>2026-11-01T00:00:00.000Z</LastModified><ETag>"x"</ETag>`
        return `<Contents><Key>${name}</Key>${facts}</Contents>`
      })
      return { body: xml("ListBucketResult", `<IsTruncated>false</IsTruncated>${told.join("")}`) }
    }
    if (request.method === "POST" && query.has("uploads")) {
      const id = `upload-${uploads.size}`
      uploads.set(id, [])
      return { body: xml("InitiateMultipartUploadResult", `<UploadId>${id}</UploadId>`) }
    }
    if (request.method === "PUT" && parts) {
      parts[Number(query.get("partNumber"))] = body
      storage.onPart()
      return { etag }
    }
    if (request.method === "POST" && parts) {
      objects.set(key, Buffer.concat(parts.filter(Boolean)))
      uploads.delete(upload)
      return { body: xml("CompleteMultipartUploadResult", `<ETag>"${etag}"</ETag>`) }
    }
    if (request.method === "DELETE") {
      if (!uploads.delete(upload)) objects.delete(key)
      return { status: 204 }
    }
    if (request.method === "PUT") {
      objects.set(key, body)
      return { etag }
    }
    const object = objects.get(key)
    return object ? { body: object, etag } : { status: 404, body: xml("Error", "<Code>NoSuchKey</Code>") }
  }
  const server = createServer(async (request, response) => {
    if (/[?&]partNumber=/.test(request.url ?? "")) await storage.onPartBegun()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { status = 200, body = "", etag = "none" } = answer(request, Buffer.concat(chunks))
    const headers = { etag: `"${etag}"`, "last-modified": "Sun, 01 Nov 2026 00:00:00 GMT" }
    response.writeHead(status, { ...headers, ...(status !== 204 && { "content-length": Buffer.byteLength(body) }) })
    response.end(request.method === "HEAD" || status === 204 ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections())
  const keys = [s3Key, s3Secret].map(encodeURIComponent).join(":")
  const address = `127.0.0.1:${port}`
  const url = `http://${keys}@${address}/backups/shop?region=us-east-1`
  return Object.assign(storage, { address, url, close })
}
