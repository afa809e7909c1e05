import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { type Draft, discardAll, type Edits, emptyDraft, undoStep, withoutStored } from "../../ui/sheet/edits.ts"
import { editVariants, type ServerProblems, variantForm } from "./variant-draft.ts"
import { gridFailure, serverProblems } from "./variant-problems.ts"

const pathOf = (documentId: string) => apiPath("/products/:documentId/variants", { params: { documentId } })
const keyOf = (documentId: string) => ["products", documentId, "variants"]
const fetchGrid = (documentId: string) => fetchJson<VariantGrid>("GET", pathOf(documentId))

/** The stored variants of a product. They are fetched again whenever the screen opens, and never under what is typed. */
export const useVariantGrid = (documentId: string) =>
  useQuery({
    queryKey: keyOf(documentId),
    queryFn: () => fetchGrid(documentId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** Unsaved changes of a grid of variants, and saving them. Where another change came first, the stored values are
 *  loaded under the typed ones. */
export function useVariantDraft(grid: VariantGrid) {
  const t = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [busy, setBusy] = useState(false)
  const [server, setServer] = useState<ServerProblems>()
  const [failure, setFailure] = useState("")
  const { documentId } = grid

  async function save() {
    const { edits } = draft
    setBusy(true)
    setFailure("")
    setServer(undefined)
    try {
      const stored = await fetchJson<VariantGrid>("PUT", pathOf(documentId), variantForm(grid, edits))
      queries.setQueryData(keyOf(documentId), stored)
      setDraft((known) => withoutStored(known, edits))
      notify(t("variants.saved"), { type: "success" })
      await queries.invalidateQueries({ queryKey: ["products"], refetchType: "none" })
    } catch (error) {
      const known = error instanceof RejectedError ? serverProblems(error, grid, edits) : undefined
      setServer(known)
      setFailure(error instanceof RejectedError ? gridFailure(error, t) : rejectionText(error, t))
      if (error instanceof RejectedError && error.status === 409) {
        const stored = await fetchGrid(documentId).catch(() => grid)
        queries.setQueryData(keyOf(documentId), stored)
      }
    } finally {
      setBusy(false)
    }
  }
  return {
    draft,
    busy,
    server,
    failure,
    save,
    edit: (typed: Edits) => setDraft((known) => editVariants(known, grid, typed)),
    undo: () => setDraft(undoStep),
    discard: () => setDraft(discardAll),
  }
}
