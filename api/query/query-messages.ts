import type { ContentTag } from "#db/changes/content-changes.ts"

/** A list to read in the thread of expensive queries. */
export type QueryJob = {
  /** Of a list in `publicLists`. */
  list: string
  /** The whole address, whose query was checked before. */
  url: string
  /** The moment of which the list is. */
  now: Date
}

/** Message to the thread; after `close` it ends as soon as its job is done. */
export type QueryRequest = { kind: "read"; job: QueryJob } | { kind: "close" }

/** Message of the thread: `ready` once, when its database is open; then one of the others for each job. */
export type QueryReply =
  | { kind: "ready" }
  /** `bytes` are handed over and not copied. */
  | { kind: "written"; bytes: ArrayBuffer; etag: string; tags: readonly ContentTag[] | undefined }
  /** `code` is that of the database's driver, which a copied error loses. */
  | { kind: "failed"; error: Error; code: string | undefined }
