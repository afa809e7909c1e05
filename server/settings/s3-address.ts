/** A bucket of S3-compatible storage, and who may write into it. */
export type S3Address = {
  /** Without the bucket. */
  endPoint: string
  bucket: string
  region: string
  /** Before every name: empty, or a folder with its slash. */
  prefix: string
  accessKey: string
  secretKey: string
}

/** How long a request to the storage of copies may take: `timeout` milliseconds, and the time that its bytes need on a line of
 *  `slowest` bytes a millisecond. */
export type StorageTimes = { timeout: number; slowest: number }

const isThisMachine = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)

const isBucketName = (name: string) => /^[A-Za-z0-9](?!.*\.\.)[A-Za-z0-9.-]{1,61}[A-Za-z0-9]$/.test(name)

/** Reads `https://KEY:SECRET@host/bucket/folder?region=eu-west-1`; the folder and the region may be left out. Not encrypted to this
 *  machine alone.
 *  @returns undefined for anything else */
export function readS3Url(setting: string): S3Address | undefined {
  if (!URL.canParse(setting)) return undefined
  const { protocol, host, hostname, username, password, pathname, searchParams, hash } = new URL(setting)
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean).map(decode)
  const isSafe = protocol === "https:" || (protocol === "http:" && isThisMachine(hostname))
  const isKnown = [...searchParams.keys()].every((name) => name === "region")
  if (!isSafe || !isKnown || hash !== "" || !isBucketName(bucket)) return undefined
  if (folders.some((folder) => !/^[\w.-]+$/.test(folder) || /^\.+$/.test(folder))) return undefined
  const [accessKey, secretKey] = [decode(username), decode(password)]
  // A key for some hours has a third part, which a setting cannot renew.
  if (!accessKey || !secretKey || accessKey.startsWith("ASIA")) return undefined
  const region = searchParams.get("region") || "auto"
  const prefix = folders.map((folder) => `${folder}/`).join("")
  return { endPoint: `${protocol}//${host}`, bucket, region, prefix, accessKey, secretKey }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ""
  }
}
