import type { Hono } from "hono"
import { findPost, listPosts, type PostRow, postFields, postSearchField } from "#db/content/posts.ts"
import { type EntryKind, entryList, entryRoutes } from "../../query/entry-routes.ts"
import type { PublishedContent } from "../../query/list-route.ts"
import { relationKinds } from "../../query/relation-query.ts"
import { type PostResource, postRelations, postResource } from "../contract.ts"
import { postResources } from "./post-resource.ts"

const attributes = Object.keys(postResource.shape).filter((name) => !postRelations.some((path) => path === name))

// The last four are always included; `populate` may name them, as Strapi requires.
const relations = [...postRelations, "category", "tags", "author", "quote"]

const kind: EntryKind<PostRow, PostResource> = {
  fields: postFields,
  search: postSearchField,
  attributes,
  list: listPosts,
  resources: postResources,
  find: findPost,
  listTags: () => ["posts"],
  tags: () => ["posts"],
  sort: [{ field: "publishedAt", direction: "desc" }],
  relations,
  relationKinds: relationKinds(postResource, relations),
}

export const postList = entryList("posts", kind)

/** `GET /posts`, newest first unless asked otherwise, and `GET /posts/:documentId`. */
export function postRoutes(content: PublishedContent): Hono {
  return entryRoutes(content, postList, kind)
}
