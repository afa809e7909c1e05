import { useQueryClient } from "@tanstack/react-query"
import type { AdminTopic } from "#api/content/contract-admin-post.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useGet } from "../../data/use-get.ts"

const paths = { category: "/post-categories", tag: "/post-tags" } as const

export type TopicKind = keyof typeof paths

/** How many posts lose a topic, and the category that they get instead; "" = none. */
export type Removal = { posts: number; into: string }

/** Categories or tags of posts, with what can be done to them. */
export function useTopics(kind: TopicKind) {
  const queries = useQueryClient()
  const queryKey = ["topics", kind]
  const { data, error, refetch } = useGet<AdminTopic[]>(queryKey, paths[kind], { staleTime: 60_000 })
  /** @returns the new one's slug */
  const add = async (title: Texts): Promise<string> => {
    const { slug } = await fetchJson<AdminTopic>("POST", paths[kind], { title })
    await queries.invalidateQueries({ queryKey })
    return slug
  }
  const changed = async () => {
    await Promise.all(["topics", "posts"].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
  return {
    topics: data ?? [],
    isLoading: data === undefined && !error,
    failed: data === undefined ? error : null,
    refetch,
    add,
    rename: async (slug: string, title: Texts) => {
      await fetchJson("PATCH", apiPath(`${paths[kind]}/:slug`, { params: { slug } }), { title })
      await changed()
    },
    remove: async (slug: string, { posts, into }: Removal) => {
      const query = { posts, into: into || undefined }
      try {
        await fetchJson("DELETE", apiPath(`${paths[kind]}/:slug`, { params: { slug }, query }))
      } finally {
        // Also when other posts have it by now: the count is fetched again.
        await changed()
      }
    },
  }
}

export type Topics = ReturnType<typeof useTopics>
