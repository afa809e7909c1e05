import type { PostFields } from "#core/content/post-check.ts"
import type { SectionPage } from "#core/content/sections/section.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { firstOfEach } from "#core/moving/first-of-each.ts"
import { addPost } from "../content/admin-posts.ts"
import { findPageSections, type PlacedSection, replacePageSections } from "../content/page-sections.ts"
import { changePage, type FoundPage, listAdminPages, type PageTexts } from "../content/pages/admin-pages.ts"
import { insertOwnPage, placeOwnPage } from "../content/pages/own-pages.ts"
import { addTopic, listTopics, type TopicKind, topicIds } from "../content/post-topics.ts"
import type { Contents } from "../content/stored-content.ts"
import type { Db, Tx } from "../database.ts"
import { findMediaIds } from "../media/media-ids.ts"
import type { PartCount, PartStep } from "./part-count.ts"
import { isSameValue } from "./same-value.ts"

/** A post of another shop of this program; pictures by their addresses. */
export type MovedPost = PostFields & { content: Contents; image: string | null; medias: string[] }

type MovedTopics = Record<"categories" | "tags", { slug: string; title: Texts }[]>

const topicKinds = [
  ["category", "categories"],
  ["tag", "tags"],
] as const satisfies [TopicKind, keyof MovedTopics][]

async function findPostSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom("post").select("slug").execute()
  return new Set(rows.map(({ slug }) => slug))
}

const missingPosts = (posts: readonly MovedPost[], slugs: ReadonlySet<string>) =>
  firstOfEach(posts, ({ slug }) => slug).filter(({ slug }) => !slugs.has(slug))

/** Counts the posts that the shop has, by their addresses. */
export async function countMovedPosts(db: Db, posts: readonly MovedPost[]): Promise<PartCount> {
  const slugs = await findPostSlugs(db)
  const made = missingPosts(posts, slugs).length
  return { made, changed: 0, existing: posts.length - made, lost: 0 }
}

/** Stores the topics that the shop does not have, with their addresses. */
export async function insertMovedTopics(tx: Tx, topics: MovedTopics): Promise<void> {
  for (const [kind, name] of topicKinds) {
    const known = new Set((await listTopics(tx, kind)).map(({ slug }) => slug))
    const missing = firstOfEach(topics[name], ({ slug }) => slug).filter(({ slug }) => !known.has(slug))
    for (const { slug, title } of missing) await addTopic(tx, kind, title, slug)
  }
}

/** Stores posts that the shop does not have; a picture that it does not have is left out. */
export async function insertMovedPosts(tx: Tx, posts: readonly MovedPost[], now: Date): Promise<PartCount> {
  const slugs = await findPostSlugs(tx)
  const missing = missingPosts(posts, slugs)
  const pictures = await findMediaIds(
    tx,
    missing.flatMap(({ image, medias }) => [...(image === null ? [] : [image]), ...medias]),
  )
  let made = 0
  for (const { image, medias, ...post } of missing) {
    const categoryId = (await topicIds(tx, "category", [post.category])).get(post.category)
    if (categoryId === undefined) continue
    const mediaIds = medias.flatMap((url) => pictures.get(url) ?? [])
    await addPost(tx, { ...post, mediaIds, imageId: pictures.get(image ?? "") ?? null }, categoryId, now)
    made++
  }
  return { made, changed: 0, existing: posts.length - missing.length, lost: missing.length - made }
}

/** A page of another shop of this program. */
export type MovedPage = PageTexts & { slug: string; own: boolean; hidden: boolean }

const isSame = (page: FoundPage, moved: MovedPage): boolean => {
  const facts = ({ title, description, content, hidden }: MovedPage) => ({ title, description, content, hidden })
  return isSameValue(facts(page), facts(moved))
}

/** Stores the pages of another shop: those of information get its texts, the merchant's own are made or changed. */
export async function storeMovedPages({ db, tx, now }: PartStep, pages: readonly MovedPage[]): Promise<PartCount> {
  const count: PartCount = { made: 0, changed: 0, existing: 0, lost: 0 }
  const known = new Map((await listAdminPages(db)).map((page) => [page.slug, page]))
  for (const page of pages) {
    const found = known.get(page.slug)
    if (found && found.own !== page.own) count.lost++
    else if (found && isSame(found, page)) count.existing++
    else if (found) {
      count.changed++
      if (tx) await replacePage(tx, found, page, now)
    } else if (!page.own) count.lost++
    else if (!tx || (await insertPage(tx, page, now))) count.made++
    else count.lost++
  }
  return count
}

async function replacePage(tx: Tx, { documentId, updatedAt, own }: FoundPage, page: MovedPage, now: Date) {
  const { title, description, content, slug, hidden } = page
  await changePage(tx, { documentId, readAt: updatedAt, texts: { title, description, content } }, now)
  if (own) await placeOwnPage(tx, documentId, { slug, hidden })
}

async function insertPage(tx: Tx, { own: _own, hidden, ...page }: MovedPage, now: Date): Promise<boolean> {
  const added = await insertOwnPage(tx, page, now)
  if (typeof added === "string") return false
  await placeOwnPage(tx, added.documentId, { slug: page.slug, hidden })
  return true
}

/** The sections of a home page, or of one of the merchant's own by its slug. */
export type MovedSections = { page: { home: SectionPage } | { own: string }; sections: PlacedSection[] }

/** Arranges pages as in another shop.
 *  @param coming slugs of own pages that are made before */
export async function storeMovedSections(
  { db, tx, now }: PartStep,
  pages: readonly MovedSections[],
  coming: ReadonlySet<string>,
): Promise<PartCount> {
  const count: PartCount = { made: 0, changed: 0, existing: 0, lost: 0 }
  const own = (await listAdminPages(db)).filter((page) => page.own)
  const documentIds = new Map(own.map(({ slug, documentId }) => [slug, documentId]))
  for (const { page, sections } of pages) {
    const name = "home" in page ? page.home : documentIds.get(page.own)
    const isComing = name === undefined && "own" in page && !tx && coming.has(page.own)
    const found = name === undefined ? undefined : await findPageSections(db, name)
    const stored = found?.sections.map(({ id: _id, ...section }) => section)
    if (isComing) count.made++
    else if (name === undefined) count.lost++
    else if (stored && isSameValue(stored, sections)) count.existing++
    else {
      count[found ? "changed" : "made"]++
      const change = { page: name, readAt: found?.updatedAt ?? null, sections }
      if (tx) await replacePageSections(tx, change, now)
    }
  }
  return count
}
