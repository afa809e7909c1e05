import { useInfiniteQuery } from "@tanstack/react-query"
import { fetchRaw } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import type { Media } from "./media.ts"

type Page = { data: Media[]; meta: { pagination: { page: number; pageCount: number; total: number } } }

const aMinute = 60_000

/** The pictures of the library that have the words, the newest first, a page after the other. */
export function useLibrary(words: string) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["media", words],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = { page: pageParam, q: words || undefined }
      return (await fetchRaw("GET", apiPath("/media", { query }), { signal })).json()
    },
    getNextPageParam: ({ meta: { pagination } }) =>
      pagination.page < pagination.pageCount ? pagination.page + 1 : undefined,
    staleTime: aMinute,
  })
  // A picture that was added meanwhile shifts the others into the next page.
  const byId = new Map((data?.pages ?? []).flatMap((page) => page.data).map((media) => [media.documentId, media]))
  return {
    isPending,
    isError,
    isMore: isFetchingNextPage,
    hasMore: hasNextPage,
    pictures: [...byId.values()],
    total: data?.pages[0]?.meta.pagination.total ?? 0,
    again: () => void refetch(),
    more: () => void fetchNextPage(),
  }
}
