import type { Hono } from "hono"
import { findPost, listPosts, postFields, postSearchField } from "#db/content/posts.ts"
import type { PublishedContent } from "../answers/answer-cache.ts"
import { entryRoutes } from "../query/entry-routes.ts"
import { relationKinds } from "../query/relation-query.ts"
import { postRelations, postResource } from "./contract.ts"
import { postResources } from "./post-resource.ts"

const attributes = Object.keys(postResource.shape).filter((name) => !postRelations.some((path) => path === name))

// The last four are always included; `populate` may name them, as Strapi requires.
const relations = [...postRelations, "category", "tags", "author", "quote"]

/** `GET /posts`, newest first unless asked otherwise, and `GET /posts/:documentId`. */
export function postRoutes(content: PublishedContent): Hono {
  return entryRoutes(content, {
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
  })
}
