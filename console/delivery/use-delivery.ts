import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { DeliveryChanges, DeliveryConflict, DeliveryTable } from "#api/delivery/contract-admin.ts"
import type { ClosedCommunes } from "#api/delivery/contract-closed-communes.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { useText } from "../i18n/use-text.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import { rejectionText } from "../ui/rejection-text.ts"
import { type Draft, discardAll, type Edits, emptyDraft, undoStep, withoutStored } from "../ui/sheet/edits.ts"
import { closedKey, closedOf } from "./closed-cell.ts"
import { toCommuneChanges } from "./closed-draft.ts"
import { editCells, toDeliveryChanges } from "./draft.ts"

const tableKey = ["delivery"]
const draftKey = ["delivery-draft"]

/** The stored prices. They are fetched again whenever the screen opens, and never under what is being typed. */
export function useDeliveryTable() {
  return useQuery({
    queryKey: tableKey,
    queryFn: ({ signal }) => fetchJson<DeliveryTable>("GET", "/delivery", undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

const closedQueryKey = ["closed-communes", "of-prices"]

/** The closed communes beside the stored prices. */
export function useClosedCommunes() {
  return useQuery({
    queryKey: closedQueryKey,
    queryFn: ({ signal }) => fetchJson<ClosedCommunes>("GET", "/delivery/communes", undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** The unsaved changes. They outlive the screen, until their member signs out or the page is closed. */
export function useDraft(table: DeliveryTable, closed: readonly string[]) {
  const queries = useQueryClient()
  const { data: draft = emptyDraft } = useQuery<Draft>({
    queryKey: draftKey,
    queryFn: () => queries.getQueryData<Draft>(draftKey) ?? emptyDraft,
    initialData: emptyDraft,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const change = (next: (draft: Draft) => Draft) =>
    queries.setQueryData<Draft>(draftKey, (known = emptyDraft) => next(known))
  return {
    draft,
    edit: (typed: Edits) => change((known) => editCells(known, table, typed, closed)),
    undo: () => change(undoStep),
    discard: () => change(discardAll),
    dropStored: (stored: Edits) => change((known) => withoutStored(known, stored)),
  }
}

/** Stores a draft. What somebody else has changed in the meantime becomes what was loaded, under the same draft. */
export function useSave(table: DeliveryTable, closed: readonly string[], onSaved: (stored: Edits) => void) {
  const t = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [conflict, setConflict] = useState<DeliveryConflict>()
  async function save() {
    setBusy(true)
    setProblem(undefined)
    setConflict(undefined)
    // A field that was left by the press on this button is part of it.
    const { edits: all } = queries.getQueryData<Draft>(draftKey) ?? emptyDraft
    const { [closedKey]: closedEdit, ...edits } = all
    try {
      const stored = await fetchJson<DeliveryTable>("PUT", "/delivery", toDeliveryChanges(table, edits))
      queries.setQueryData(tableKey, stored)
      onSaved(edits)
      if (closedEdit !== undefined) {
        const from = { updatedAt: null, closed: [...closed] }
        const changes = toCommuneChanges(from, { updatedAt: null, closed: closedOf(closedEdit) })
        queries.setQueryData(closedQueryKey, await fetchJson<ClosedCommunes>("PUT", "/delivery/communes", { changes }))
        onSaved({ [closedKey]: closedEdit })
      }
      notify(t("tariff.saved"))
      await queries.invalidateQueries({ queryKey: ["wilayas"] })
    } catch (error) {
      if (error instanceof RejectedError && error.details.code === "CHANGED_SINCE") {
        // The contract of this code.
        const theirs = error.details as DeliveryConflict
        const rowOf = new Map(theirs.rows.map((row) => [row.code, row]))
        const { freeDeliveryThreshold = table.freeDeliveryThreshold } = theirs
        const rows = table.rows.map((row) => rowOf.get(row.code) ?? row)
        queries.setQueryData<DeliveryTable>(tableKey, { ...table, rows, freeDeliveryThreshold })
        setConflict(theirs)
      } else setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, conflict, problem: rejectionText(problem, t) }
}

/** Confirms or removes the prices of the sample shop; what is typed and not stored yet stays. */
export function useSettleSamples() {
  const t = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  async function settle(decision: NonNullable<DeliveryChanges["samplePrices"]>) {
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { rows: [], samplePrices: decision } satisfies DeliveryChanges
      queries.setQueryData(tableKey, await fetchJson<DeliveryTable>("PUT", "/delivery", body))
      notify(t("tariff.saved"))
      await queries.invalidateQueries({ queryKey: ["wilayas"] })
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return { settle, busy, problem: rejectionText(problem, t) }
}
