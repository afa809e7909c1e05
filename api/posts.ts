import type { Hono } from "hono"
import type { Db } from "#db/database.ts"
import { findPost, listPosts, postFields, postSearchField } from "#db/posts.ts"
import { postRelations, postResource } from "./contract/post.ts"
import { entryRoutes } from "./entry-routes.ts"
import { postResources } from "./post-resource.ts"

const attributes = Object.keys(postResource.shape).filter((name) => !postRelations.some((path) => path === name))

/** `GET /posts`, newest first unless asked otherwise, and `GET /posts/:documentId`. */
export function postRoutes(db: Db): Hono {
  return entryRoutes(db, {
    ...{ fields: postFields, search: postSearchField, attributes, list: listPosts, resources: postResources },
    find: findPost,
    sort: [{ field: "publishedAt", direction: "desc" }],
    // The last four always come along; asking for them, as a Strapi wants, is no mistake.
    relations: [...postRelations, "category", "tags", "author", "quote"],
  })
}
