import type { Db } from "../database.ts"
import type { ContentTag } from "./content-changes.ts"

/** A moment at which content changes without a write. */
export type ContentMoment = { at: string; tags: ContentTag[] }

const maxMoments = 1000

/** The next moments at which an offer or a coupon begins or ends, or a product, post or section appears or goes, in their
 *  order. At most a thousand: call it again when the last has passed. */
export async function listMoments(db: Db, now: Date): Promise<ContentMoment[]> {
  const after = now.toISOString()
  const moments: ContentMoment[] = []
  for (const column of ["published_at", "offer_start", "offer_end"] as const) {
    const rows = await db
      .selectFrom("product")
      .select(["id", `${column} as at`])
      .where(column, ">", after)
      .orderBy(column)
      .limit(maxMoments)
      .execute()
    for (const { id, at } of rows) {
      if (at) moments.push({ at, tags: [`product:${id}`, `card:${id}`, "listing", "shelf"] })
    }
  }
  const posts = await db.selectFrom("post").select("published_at as at").where("published_at", ">", after).execute()
  for (const { at } of posts) if (at) moments.push({ at, tags: ["posts"] })
  const coupons = await db
    .selectFrom("coupon")
    .select(["start_date", "end_date"])
    .where("end_date", ">", after)
    .execute()
  for (const { start_date: start, end_date: end } of coupons) {
    moments.push({ at: end, tags: ["coupons"] })
    if (start > after) moments.push({ at: start, tags: ["coupons"] })
  }
  const sections = await db
    .selectFrom("page_section")
    .select(["starts_at", "ends_at"])
    .where((e) => e.or([e("starts_at", ">", after), e("ends_at", ">", after)]))
    .execute()
  for (const at of sections.flatMap((row) => [row.starts_at, row.ends_at])) {
    if (at !== null && at > after) moments.push({ at, tags: ["sections"] })
  }
  return moments.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, maxMoments)
}
