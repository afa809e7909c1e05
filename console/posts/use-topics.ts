import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { AdminTopic } from "#api/contract/admin/post.ts"
import { noTexts } from "#core/texts.ts"
import { askApi } from "../data/ask-api.ts"

const paths = { category: "/post-categories", tag: "/post-tags" } as const

/** Categories or tags of posts, with a way to add one. */
export function useTopics(kind: keyof typeof paths) {
  const queries = useQueryClient()
  const queryKey = ["topics", kind]
  const { data } = useQuery({ queryKey, queryFn: () => askApi<AdminTopic[]>("GET", paths[kind]), staleTime: 60_000 })
  return {
    topics: data ?? [],
    /** @returns the new one's slug */
    add: async (title: string): Promise<string> => {
      const { slug } = await askApi<AdminTopic>("POST", paths[kind], { title: { ...noTexts, fr: title } })
      await queries.invalidateQueries({ queryKey })
      return slug
    },
  }
}
