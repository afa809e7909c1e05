import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { DeliveryChanges, DeliveryConflict, DeliveryTable } from "#api/delivery/contract-admin.ts"
import { type CommuneDelivery, maxCommuneChanges } from "#api/delivery/contract-communes.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { useGet } from "../data/use-get.ts"
import { useTask } from "../data/use-task.ts"
import { useText } from "../i18n/use-text.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import { rejectionText } from "../ui/rejection-text.ts"
import { type Draft, discardAll, type Edits, emptyDraft, undoStep, withoutStored } from "../ui/sheet/edits.ts"
import { isCommuneCell, type OwnCommunes, toCommuneChanges, toOwnCommunes } from "./commune-cells.ts"
import { editCells, loadedTexts, toDeliveryChanges } from "./draft.ts"

const tableKey = ["delivery"]
const draftKey = ["delivery-draft"]

/** The stored prices. They are fetched again whenever the screen opens, and never under what is being typed. */
export function useDeliveryTable() {
  return useGet<DeliveryTable>(tableKey, "/delivery", { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
}

const communesKey = ["commune-delivery", "of-prices"]

/** Reads the communes' own terms, beside the stored prices. */
export function useOwnCommunes() {
  return useQuery({
    queryKey: communesKey,
    queryFn: ({ signal }) => fetchJson<CommuneDelivery>("GET", "/delivery/communes", undefined, signal),
    select: toOwnCommunes,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Stores the changes of communes, so many at a time as a request takes.
 *  @returns what they are now; undefined = nothing was to store */
async function saveCommunes(communes: OwnCommunes, edits: Edits): Promise<CommuneDelivery | undefined> {
  const changes = toCommuneChanges(communes, edits)
  let stored: CommuneDelivery | undefined
  for (let from = 0; from < changes.length; from += maxCommuneChanges) {
    const body = { changes: changes.slice(from, from + maxCommuneChanges) }
    stored = await fetchJson<CommuneDelivery>("PUT", "/delivery/communes", body)
  }
  return stored
}

/** The unsaved changes. They outlive the screen, until their member signs out or the page is closed. */
export function useDraft(table: DeliveryTable, communes: OwnCommunes) {
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
    edit: (typed: Edits) => change((known) => editCells(known, table, typed, communes)),
    undo: () => change(undoStep),
    discard: () => change(discardAll),
    dropStored: (stored: Edits) => change((known) => withoutStored(known, stored)),
  }
}

const beforeKey = ["delivery-before"]

/** Edits that bring back what was there before the last saving; undefined = nothing was saved since the console was opened. */
export function useBefore(): Edits | undefined {
  const queries = useQueryClient()
  return (
    useQuery<Edits | null>({
      queryKey: beforeKey,
      queryFn: () => queries.getQueryData<Edits>(beforeKey) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }).data ?? undefined
  )
}

/** Stores a draft. What somebody else has changed in the meantime becomes what was loaded, under the same draft. */
export function useSave(table: DeliveryTable, communes: OwnCommunes, onSaved: (stored: Edits) => void) {
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
    const before = loadedTexts(all, table, communes)
    const part = (isOfCommunes: boolean): Edits =>
      Object.fromEntries(Object.entries(all).filter(([cell]) => isCommuneCell(cell) === isOfCommunes))
    const [edits, ofCommunes] = [part(false), part(true)]
    try {
      const stored = await fetchJson<DeliveryTable>("PUT", "/delivery", toDeliveryChanges(table, edits))
      queries.setQueryData(tableKey, stored)
      onSaved(edits)
      const storedCommunes = await saveCommunes(communes, ofCommunes)
      if (storedCommunes) queries.setQueryData(communesKey, storedCommunes)
      onSaved(ofCommunes)
      queries.setQueryData<Edits>(beforeKey, before)
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
      } else {
        // Loads the others' changes below the same draft: the next save is over those.
        const isTheirs = error instanceof RejectedError && error.details.code === "CHANGED_MEANWHILE"
        if (isTheirs) await queries.invalidateQueries({ queryKey: communesKey })
        setProblem(error)
      }
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
  const { run, busy, problem } = useTask()

  async function settle(decision: NonNullable<DeliveryChanges["samplePrices"]>) {
    await run(async () => {
      const body = { rows: [], samplePrices: decision } satisfies DeliveryChanges
      queries.setQueryData(tableKey, await fetchJson<DeliveryTable>("PUT", "/delivery", body))
      notify(t("tariff.saved"))
      await queries.invalidateQueries({ queryKey: ["wilayas"] })
    })
  }
  return { settle, busy, problem: rejectionText(problem, t) }
}
