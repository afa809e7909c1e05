import type { z } from "zod"
import { postProblems } from "#core/content/post-check.ts"
import { locales } from "#core/i18n/locale.ts"
import { slugOfTexts } from "#core/text/name-slug.ts"
import { freeSlug } from "#core/text/slug.ts"
import {
  addPost,
  changePost,
  type FoundPost,
  findAdminPost,
  listAdminPosts,
  otherPostSlugs,
  removePost,
  type StoredPost,
} from "#db/content/admin-posts.ts"
import { topicIds } from "#db/content/post-topics.ts"
import { inEach } from "#db/content/stored-content.ts"
import type { Db, Tx } from "#db/database.ts"
import { adminMediaByIds, mediaIds } from "#db/media/admin-media.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { auditedRecords } from "../../admin/audited-records.ts"
import { readParameters } from "../../admin/read-query.ts"
import { conflict, editConflict, validationError } from "../../errors.ts"
import { adminMediaResource } from "../../media/media-resource.ts"
import { listAnswer } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { blockResources } from "../../texts/block-resource.ts"
import { type AdminPost, type AdminPostRow, postChange, postInput, postListQuery } from "../contract-admin-post.ts"

/** A post as its form reads it, with what is known of its pictures. */
async function postOf(db: Db, { imageId, mediaIds: gallery, content, ...post }: FoundPost): Promise<AdminPost> {
  const medias = await adminMediaByIds(db, [imageId, ...gallery])
  const image = imageId === null ? undefined : medias.get(imageId)
  const texts = await Promise.all(
    locales.map(async (locale) => (await blockResources(db, [content[locale]], locale))(content[locale])),
  )
  return {
    ...post,
    content: inEach((locale) => texts[locales.indexOf(locale)] ?? []),
    image: image ? adminMediaResource(image) : null,
    medias: gallery.flatMap((id) => {
      const media = medias.get(id)
      return media ? adminMediaResource(media) : []
    }),
  }
}

/** Returns the fields of a post for the audit log; of its text only the length. */
function logged({ content, ...post }: FoundPost) {
  return { ...post, content: inEach((locale) => JSON.stringify(content[locale]).length) }
}

type Input = z.infer<typeof postInput>

/** Reads what a body refers to.
 *  @throws ApiError 400 with every field that is wrong, 409 for a slug that another post has */
async function storable(tx: Tx, input: Input, documentId?: string): Promise<[post: StoredPost, categoryId: number]> {
  const { image, medias, ...fields } = input
  const main = await findMainLocale(tx)
  const wrong = postProblems(fields, medias.length, main).map(({ field, problem }) => ({
    path: field.split("."),
    message: problem as string,
  }))
  const [category] = (await topicIds(tx, "category", [fields.category])).values()
  if (category === undefined && fields.category !== "") wrong.push({ path: ["category"], message: "unknown" })
  const tags = await topicIds(tx, "tag", fields.tags)
  if (fields.tags.some((tag) => !tags.has(tag))) wrong.push({ path: ["tags"], message: "unknown" })
  const ids = await mediaIds(tx, [image, ...medias])
  const isUnknown = (id: string | null) => id !== null && !ids.has(id)
  if (isUnknown(image)) wrong.push({ path: ["image"], message: "unknown" })
  if (medias.some(isUnknown)) wrong.push({ path: ["medias"], message: "unknown" })
  if (wrong.length > 0 || category === undefined) throw validationError(wrong)
  const taken = await otherPostSlugs(tx, documentId)
  if (taken.has(fields.slug)) throw conflict("Another post has this slug", { code: "SLUG_TAKEN" })
  const slug = fields.slug || freeSlug(slugOfTexts(fields.title, main) || "article", taken)
  const gallery = [...new Set(medias)].flatMap((id) => ids.get(id) ?? [])
  return [{ ...fields, slug, imageId: image === null ? null : (ids.get(image) ?? null), mediaIds: gallery }, category]
}

/** Posts of the blog. */
export function postAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps
  const posts = auditedRecords<FoundPost>(deps, {
    resource: "posts",
    read: (from, documentId) => findAdminPost(from, documentId, clock()),
    logged,
    tags: ["posts"],
  })

  route("GET /posts", async (c) => {
    const { q = "", ...filters } = readParameters(postListQuery, c.req.url)
    const { state, category, sort, page, pageSize } = filters
    const { rows, total } = await listAdminPosts(db, { words: q, state, category, sort, page, pageSize }, clock())
    const medias = await adminMediaByIds(
      db,
      rows.map(({ imageId }) => imageId),
    )
    const data = rows.map(({ imageId, ...row }): AdminPostRow => {
      const media = imageId === null ? undefined : medias.get(imageId)
      return { ...row, image: media ? adminMediaResource(media) : null }
    })
    return Response.json(listAnswer(data, total, { page, pageSize }))
  })

  route("POST /posts", async (c) => {
    const input = await readBody(postInput, c.req)
    const post = await posts.add(c, async (tx, now) => addPost(tx, ...(await storable(tx, input)), now))
    return Response.json({ data: await postOf(db, post) }, { status: 201 })
  })

  route("GET /posts/:documentId", async (c) =>
    Response.json({ data: await postOf(db, await posts.found(db, c.req.param("documentId"))) }),
  )

  route("PUT /posts/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt: readAt, ...input } = await readBody(postChange, c.req)
    const changed = await posts.change(c, documentId, async (tx, now) => {
      const [post, categoryId] = await storable(tx, input, documentId)
      if (!(await changePost(tx, { documentId, readAt, post, categoryId }, now))) throw editConflict()
    })
    return Response.json({ data: await postOf(db, changed) })
  })

  route("DELETE /posts/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    await posts.change(c, documentId, (tx) => removePost(tx, documentId), "delete")
    return Response.json({ data: { documentId } })
  })
}
