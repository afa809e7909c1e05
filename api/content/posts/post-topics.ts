import { touchContent } from "#db/changes/content-version.ts"
import { removeTopic, renameTopic } from "#db/content/change-topic.ts"
import { addTopic, listTopics, type TopicKind } from "#db/content/post-topics.ts"
import type { Db } from "#db/database.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { readParameters } from "../../admin/read-query.ts"
import { withRejections } from "../../admin/rejections.ts"
import { notFound, validationError } from "../../errors.ts"
import { wholeList } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { topicInput, topicRemoval } from "../contract-admin-post.ts"

const topicOf = async (db: Db, kind: TopicKind, slug: string) => {
  const topic = (await listTopics(db, kind)).find((one) => one.slug === slug)
  if (!topic) throw notFound()
  return topic
}

/** Categories and tags of posts; their slug is made of the first title and stays. */
export function postTopicRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  for (const [kind, resource] of [
    ["category", "post-categories"],
    ["tag", "post-tags"],
  ] as const) {
    const titleIn = async (request: { text: () => Promise<string> }) => {
      const { title } = await readBody(topicInput, request)
      const main = await findMainLocale(db)
      if (title[main] === "") throw validationError([{ path: ["title", main], message: "required" }])
      return title
    }

    route(`GET /${resource}`, async () => wholeList(await listTopics(db, kind)))

    route(`POST /${resource}`, async (c) => {
      const title = await titleIn(c.req)
      const data = await inTransaction(db, async (tx) => {
        const topic = await topicOf(tx, kind, await addTopic(tx, kind, title))
        await audit(tx, c, { action: "create", resource, after: topic }, clock())
        await touchContent(tx, ["posts"])
        return topic
      })
      return Response.json({ data }, { status: 201 })
    })

    route(`PATCH /${resource}/:slug`, async (c) => {
      const slug = c.req.param("slug")
      const title = await titleIn(c.req)
      const data = await inTransaction(db, async (tx) => {
        const was = await topicOf(tx, kind, slug)
        await renameTopic(tx, kind, slug, title)
        const is = await topicOf(tx, kind, slug)
        await audit(tx, c, { action: "update", resource, before: was, after: is }, clock())
        await touchContent(tx, ["posts"])
        return is
      })
      return Response.json({ data })
    })

    route(`DELETE /${resource}/:slug`, async (c) => {
      const slug = c.req.param("slug")
      const { posts, into } = readParameters(topicRemoval, c.req.url)
      const data = await inTransaction(db, async (tx) => {
        const before = await topicOf(tx, kind, slug)
        const removal = { posts, into: into ?? null }
        await withRejections(() => removeTopic(tx, { kind, slug }, removal, clock()))
        const after = before.posts > 0 && into !== undefined ? { into } : null
        await audit(tx, c, { action: "delete", resource, before, after }, clock())
        await touchContent(tx, ["posts"])
        return { slug }
      })
      return Response.json({ data })
    })
  }
}
