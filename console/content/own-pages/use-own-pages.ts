import { useQuery } from "@tanstack/react-query"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import { fetchJson } from "../../data/api-client.ts"

/** The pages that the merchant added, also hidden ones. */
export const useOwnPages = () =>
  useQuery({
    queryKey: ["pages", "list"],
    queryFn: () => fetchJson<AdminPage[]>("GET", "/pages"),
    select: (pages) => pages.filter(({ own }) => own),
  })
