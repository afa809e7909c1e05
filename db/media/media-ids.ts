import type { Db } from "../database.ts"
import { toBatches } from "../store-rows.ts"

/** Addresses of one statement. */
const maxUrls = 500

/** Finds the keys of pictures of the library by their addresses; those that it does not have are missing. */
export async function findMediaIds(db: Db, urls: Iterable<string>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const some of toBatches([...new Set(urls)], maxUrls)) {
    const rows = await db.selectFrom("media").select(["id", "url"]).where("url", "in", some).execute()
    for (const { id, url } of rows) ids.set(url, id)
  }
  return ids
}

/** The addresses of pictures of the library by their keys. */
export async function mediaUrls(db: Db, ids: Iterable<number>): Promise<Map<number, string>> {
  const urls = new Map<number, string>()
  for (const some of toBatches([...new Set(ids)], maxUrls)) {
    const rows = await db.selectFrom("media").select(["id", "url"]).where("id", "in", some).execute()
    for (const { id, url } of rows) urls.set(id, url)
  }
  return urls
}
