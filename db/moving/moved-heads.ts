import type { HeadPage } from "#core/content/page-heads/page-head.ts"
import { listPageHeads, replacePageHead, type StoredHead } from "../content/page-heads.ts"
import type { Db } from "../database.ts"
import { noneOfPart, type PartCount, type PartStep } from "./part-count.ts"
import { isSameValue } from "./same-value.ts"

/** Title, description and picture of another shop's page for search engines. */
export type MovedHead = StoredHead & { page: HeadPage }

/** Lists the shop's page heads, by the names of their pages. */
export const readMovedHeads = async (db: Db): Promise<MovedHead[]> =>
  (await listPageHeads(db)).map(({ updatedAt: _, ...head }) => head).toSorted((a, b) => (a.page < b.page ? -1 : 1))

/** Replaces page heads by those of another shop. */
export async function storeMovedHeads({ db, tx, now }: PartStep, heads: readonly MovedHead[]): Promise<PartCount> {
  const count = { ...noneOfPart }
  const known = new Map((await listPageHeads(db)).map((head) => [head.page, head]))
  for (const { page, ...head } of heads) {
    const { page: _page, updatedAt = null, ...found } = known.get(page) ?? { page }
    if (updatedAt !== null && isSameValue(found, head)) count.existing++
    else {
      count[updatedAt === null ? "made" : "changed"]++
      if (tx) await replacePageHead(tx, { page, readAt: updatedAt, head }, now)
    }
  }
  return count
}
