import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { ThemeStateResource } from "#api/content/theme/contract-admin-theme.ts"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { brandProblem, isSameDraft, shownTheme, type ThemeDraft, toDraft } from "./theme-draft.ts"

/** State of the bar: being saved, done, or rejected. */
type Stage = "open" | "saving" | "drafted" | "published" | "undone" | "failed"

export const loadTheme = () => fetchJson<ThemeStateResource>("GET", "/theme")

/** The form of the theme: what is typed, storing it as a draft, publishing it and going back. What was typed outlives every
 *  failure. */
export function useThemeEditor(loaded: ThemeStateResource) {
  const t = useText()
  const queries = useQueryClient()
  const [stored, setStored] = useState(loaded)
  const [draft, setDraft] = useState(() => toDraft(loaded.draft))
  const [stage, setStage] = useState<Stage>("open")
  const [problem, setProblem] = useState<unknown>()
  const { updatedAt } = stored

  const send = async (done: Stage, request: () => Promise<ThemeStateResource>) => {
    setProblem(undefined)
    setStage("saving")
    try {
      const state = await request()
      setStored(state)
      setStage(done)
      // Slips and invoices have the brand colour of the published theme.
      await queries.invalidateQueries({ queryKey: ["app-setting"] })
    } catch (error) {
      setProblem(error)
      setStage("failed")
    }
  }

  const wrong = brandProblem(draft.brand)
  const isBusy = stage === "saving"
  const isStored = isSameDraft(draft, stored.draft)
  const isPublished = isSameDraft(draft, stored.published)
  /** Something was chosen while the rest was being saved. */
  const isBehind = (stage === "drafted" && !isStored) || (stage === "published" && !isPublished)
  const body = () => ({ theme: shownTheme(draft), updatedAt })
  return {
    draft,
    stage: isBehind ? "open" : stage,
    wrong,
    undoSteps: stored.undoSteps,
    isStored,
    isPublished,
    set: (changes: Partial<ThemeDraft>) => {
      // A file that has come changes what is typed by then.
      setDraft((typed) => ({ ...typed, ...changes }))
      setStage((now) => (now === "saving" ? now : "open"))
    },
    saveDraft: () => !wrong && !isBusy && send("drafted", () => fetchJson("PUT", "/theme", body())),
    publish: () => !wrong && !isBusy && send("published", () => fetchJson("POST", "/theme/publish", body())),
    /** The form stays as it is: what is no longer published is its draft, and what was not saved is not lost. */
    undo: () => !isBusy && send("undone", () => fetchJson("POST", "/theme/undo", { updatedAt })),
    /** Begins anew with what is stored, as when somebody else has changed it. */
    restart: (state: ThemeStateResource) => {
      setStored(state)
      setDraft(toDraft(state.draft))
      setProblem(undefined)
      setStage("open")
    },
    isTheirs: problem instanceof RejectedError && problem.details.code === "CHANGED_MEANWHILE",
    failure: rejectionText(problem, t),
  }
}

export type ThemeEditor = ReturnType<typeof useThemeEditor>
