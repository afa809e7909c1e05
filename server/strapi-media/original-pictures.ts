import { createHash } from "node:crypto"
import { join } from "node:path"
import { contentHash } from "#api/media/pictures/content-hash.ts"
import { limitConcurrency } from "#api/media/pictures/limit-concurrency.ts"
import { byteCache } from "../pictures/byte-cache.ts"
import { readWhole, writeWhole } from "../pictures/whole-files.ts"
import type { BoundedFolder } from "./bounded-folder.ts"
import { boundedMap } from "./bounded-map.ts"
import { fetchPicture, type Validators } from "./fetch-picture.ts"

const maxFetches = 8
const maxWaiting = 200
const maxEntries = 10_000
const maxBytesInMemory = 32 * 1024 * 1024
const maxVersions = 8

/** Milliseconds: after this a picture is compared with its source again, while it is answered. */
const trustedFor = 60_000
/** Milliseconds between two comparisons of one picture, whatever versions are asked for. */
const minBetweenChecks = 2_000
/** Milliseconds for which a source that is away, or has no such picture, is not asked for it again. */
const unavailableFor = 5_000
const missingFor = 30_000

/** Facts of a picture. `key` names its source and its content. */
type Known = { key: string; checkedAt: number; versions: readonly string[]; validators: Validators }

/** `isCurrent`: the source was requested after this version of the picture was first named. */
export type FoundPicture =
  | { state: "found"; key: string; isCurrent: boolean }
  | { state: "missing" }
  | { state: "away" }

/** Nobody can say now what the picture is: its source is away, or too many are being fetched. */
export class PictureUnavailable extends Error {
  override name = "PictureUnavailable"
}

const sourceHashLength = 24
const toSourceHash = (url: string) => createHash("sha256").update(url).digest("hex").slice(0, sourceHashLength)
const keyShape = /^([0-9a-f]{24}[0-9a-f]{12})-/

export type OriginalPictures = {
  /** Finds out which content a picture has. Asks its source where that is not known, or where `version` is a new one.
   *  Never throws. */
  find: (url: string, version: string | undefined) => Promise<FoundPicture>
  /** The picture as it was uploaded.
   *  @throws PictureUnavailable */
  read: (url: string) => Promise<Buffer<ArrayBuffer>>
}

/** Pictures of other servers by their addresses, stored in a folder for as long as there is room. A picture that is known
 *  is answered when its server is away, also after a restart.
 *  @param onError told once when a server goes away, and of what could not be written */
export function originalPictures(
  { folder, files, onError }: { folder: string; files: BoundedFolder; onError: (error: unknown) => void },
  now: () => number = () => performance.now(),
): OriginalPictures {
  const known = boundedMap<string, Known>(maxEntries)
  const failures = boundedMap<string, { state: "missing" | "away"; until: number }>(maxEntries)
  const inMemory = byteCache(maxBytesInMemory)
  const underWay = new Map<string, Promise<void>>()
  const fetchInTurn = limitConcurrency(maxFetches)
  let isUnavailable = false
  let loaded: Promise<void> | undefined

  const pathOf = (key: string) => join(folder, key.slice(0, 2), `${key}-original`)

  /** The newest file of a source names its content. */
  async function loadKnown(): Promise<void> {
    for (const { name } of await files.files()) {
      const key = keyShape.exec(name)?.[1]
      const entry = { checkedAt: Number.NEGATIVE_INFINITY, versions: [], validators: {} }
      if (key) known.set(key.slice(0, sourceHashLength), { key, ...entry })
    }
  }

  async function store(key: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
    inMemory.keep(key, bytes)
    await writeWhole(pathOf(key), bytes).then(() => files.noteWritten(bytes.length), onError)
  }

  async function fetchSource(source: string, url: string, version: string | undefined): Promise<void> {
    const last = known.get(source)
    const fetched = await fetchPicture(url, last?.validators ?? {})
    isUnavailable = false
    failures.delete(source)
    if (fetched.state === "missing") {
      known.delete(source)
      failures.set(source, { state: "missing", until: now() + missingFor })
      return
    }
    const versions = [...new Set([...(version ? [version] : []), ...(last?.versions ?? [])])].slice(0, maxVersions)
    const checked = { checkedAt: now(), versions }
    if (fetched.state === "unchanged") {
      if (last) known.set(source, { ...last, ...checked })
      return
    }
    const key = `${source}${contentHash(fetched.bytes)}`
    known.set(source, { key, ...checked, validators: fetched.validators })
    await store(key, fetched.bytes)
  }

  /** Compares a picture with its source, once for all who want to know. Never throws. */
  function check(source: string, url: string, version: string | undefined): Promise<void> {
    const running = underWay.get(source)
    if (running || underWay.size >= maxFetches + maxWaiting) return running ?? Promise.resolve()
    const job = fetchInTurn(() => fetchSource(source, url, version))
      .catch((error: unknown) => {
        failures.set(source, { state: "away", until: now() + unavailableFor })
        if (!isUnavailable) onError(error)
        isUnavailable = true
      })
      .finally(() => underWay.delete(source))
    underWay.set(source, job)
    return job
  }

  function failureOf(source: string): "missing" | "away" | undefined {
    const failure = failures.get(source)
    return failure && failure.until > now() ? failure.state : undefined
  }

  function isNewVersion({ versions }: Known, version: string | undefined): boolean {
    return version !== undefined && versions.length > 0 && !versions.includes(version)
  }

  function toFound(entry: Known, version: string | undefined): FoundPicture {
    return { state: "found", key: entry.key, isCurrent: version !== undefined && entry.versions.includes(version) }
  }

  return {
    async find(url, version) {
      loaded ??= loadKnown()
      await loaded
      const source = toSourceHash(url)
      const entry = known.get(source)
      const failure = failureOf(source)
      const age = entry ? now() - entry.checkedAt : Number.POSITIVE_INFINITY
      if (entry && (failure || age < minBetweenChecks)) return toFound(entry, version)
      if (failure) return { state: failure }
      if (entry && !isNewVersion(entry, version)) {
        if (age > trustedFor) void check(source, url, version)
        return toFound(entry, version)
      }
      await check(source, url, version)
      const checked = known.get(source)
      return checked ? toFound(checked, version) : { state: failureOf(source) ?? "away" }
    },
    async read(url) {
      const source = toSourceHash(url)
      const entry = known.get(source)
      if (!entry) throw new PictureUnavailable("The picture is not known")
      const cached = inMemory.get(entry.key) ?? (await readWhole(pathOf(entry.key)))
      if (cached) return cached
      if (failureOf(source)) throw new PictureUnavailable("The picture's server is away")
      known.set(source, { ...entry, validators: {} })
      await check(source, url, undefined)
      const bytes = inMemory.get(known.get(source)?.key ?? "")
      if (!bytes) throw new PictureUnavailable("The picture could not be fetched")
      return bytes
    },
  }
}
