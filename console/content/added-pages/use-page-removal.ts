import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { fetchJson } from "../../data/api-client.ts"
import { type ApiPath, apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"

const paths = {
  pages: { page: "/pages/:documentId", restore: "/pages/:documentId/restore" },
  "landing-pages": { page: "/landing-pages/:documentId", restore: "/landing-pages/:documentId/restore" },
} as const

/** Removes pages of a list, and brings the last one back.
 *  @param list what the pages are to the API */
export function usePageRemoval<Page extends { documentId: string }>(list: keyof typeof paths) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const [removed, setRemoved] = useState<Page>()
  async function send(method: "DELETE" | "POST", path: ApiPath, after: Page | undefined) {
    try {
      await fetchJson(method, path)
      await queries.invalidateQueries({ queryKey: [list] })
      setRemoved(after)
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
  }
  return {
    removed,
    remove: (page: Page) =>
      send("DELETE", apiPath(paths[list].page, { params: { documentId: page.documentId } }), page),
    restore: ({ documentId }: Page) =>
      send("POST", apiPath(paths[list].restore, { params: { documentId } }), undefined),
  }
}
