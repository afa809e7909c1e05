import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { Cleared, Restored } from "#api/sample/contract.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { useText } from "../i18n/use-text.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import { rejectionText } from "../ui/rejection-text.ts"

export const sampleKey = ["sample"]

const isOutdated = (error: unknown) => error instanceof RejectedError && error.details.code === "CHANGED_MEANWHILE"

/** Clears the sample and brings it back. Everything that the console has read is read again. */
export function useSampleChange() {
  const t = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState("")
  const run = async (work: () => Promise<string>) => {
    setBusy(true)
    setProblem("")
    try {
      notify(await work(), { type: "success" })
    } catch (error) {
      setProblem(isOutdated(error) ? t("sample.changed") : rejectionText(error, t))
    } finally {
      setBusy(false)
      await queries.invalidateQueries()
    }
  }
  return {
    busy,
    problem,
    clear: (total: number) =>
      run(async () => {
        const { removed } = await fetchJson<Cleared>("POST", "/sample/clear", { total })
        return t("sample.done", { n: removed })
      }),
    undo: () =>
      run(async () => {
        const { restored, left } = await fetchJson<Restored>("POST", "/sample/undo")
        const done = t("sample.restored", { n: restored })
        return left > 0 ? `${done}. ${t("sample.left", { n: left })}` : done
      }),
  }
}

export type SampleChange = ReturnType<typeof useSampleChange>
