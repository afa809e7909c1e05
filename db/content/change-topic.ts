import type { Texts } from "#core/i18n/texts.ts"
import type { Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { FieldsRejectedError, StateRejectedError } from "../staff/rejected.ts"
import { refreshPostSearch } from "./post-search.ts"
import { storeTitles, type TopicKind, topicTables } from "./post-topics.ts"

const lockTopic = async (tx: Tx, kind: TopicKind, slug: string): Promise<number | undefined> => {
  const topic = await tx
    .selectFrom(topicTables[kind])
    .select("id")
    .where("slug", "=", slug)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst()
  return topic?.id
}

/** The keys of the posts that have a topic. */
async function postsWith(tx: Tx, kind: TopicKind, id: number): Promise<number[]> {
  const rows = await (kind === "category"
    ? tx.selectFrom("post").select("id").where("category_id", "=", id)
    : tx.selectFrom("post_has_tag").select("post_id as id").where("tag_id", "=", id)
  ).execute()
  return rows.map((row) => row.id)
}

/** Gives a topic other titles; its posts are found by them.
 *  @returns whether there is such a topic */
export async function renameTopic(tx: Tx, kind: TopicKind, slug: string, title: Texts): Promise<boolean> {
  const id = await lockTopic(tx, kind, slug)
  if (id === undefined) return false
  await storeTitles(tx, kind, id, title)
  await refreshPostSearch(tx, await postsWith(tx, kind, id))
  return true
}

/** The number of affected posts that the member confirmed, and the category that replaces the topic. */
type Removal = { posts: number; into: string | null }

/** Removes a topic. Its posts lose a tag; of a category they get another one, as a post has to have one.
 *  @returns whether there was such a topic
 *  @throws StateRejectedError IN_USE with how many posts have it, if that number differs from the confirmed one
 *  @throws FieldsRejectedError for a category that posts cannot get */
export async function removeTopic(
  tx: Tx,
  { kind, slug }: { kind: TopicKind; slug: string },
  { posts: expectedPosts, into }: Removal,
  now: Date,
): Promise<boolean> {
  const id = await lockTopic(tx, kind, slug)
  if (id === undefined) return false
  const posts = await postsWith(tx, kind, id)
  if (posts.length !== expectedPosts) throw new StateRejectedError("IN_USE", "Posts have it", { posts: posts.length })
  if (kind === "category" && posts.length > 0) await moveInto(tx, id, into)
  await tx.deleteFrom(topicTables[kind]).where("id", "=", id).execute()
  if (posts.length === 0) return true
  // A form that has one of them open then gets a conflict.
  await tx.updateTable("post").set({ edited_at: now.toISOString() }).where("id", "in", posts).execute()
  await refreshPostSearch(tx, posts)
  return true
}

async function moveInto(tx: Tx, id: number, slug: string | null): Promise<void> {
  const into = slug === null ? undefined : await lockTopic(tx, "category", slug)
  if (into === undefined || into === id) {
    throw new FieldsRejectedError([{ path: ["into"], code: "UNKNOWN", message: "Posts need another category" }])
  }
  await tx.updateTable("post").set({ category_id: into }).where("category_id", "=", id).execute()
}
