import { useQueryClient } from "@tanstack/react-query"
import { fetchJson, RejectedError } from "../../data/api-client.ts"
import type { ApiPath } from "../../data/api-path.ts"
import { useTask } from "../../data/use-task.ts"
import type { Say } from "../../i18n/texts.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"

/** Why a category or a brand was not changed. */
function whyNot(problem: unknown, t: Say): string {
  if (!(problem instanceof RejectedError)) return rejectionText(problem, t)
  const { code, count, errors } = problem.details
  if (code === "HAS_PRODUCTS" || code === "HAS_CHILDREN") return t(`categories.${code}`, { n: Number(count) })
  if (code === "CHANGED_MEANWHILE") return t("form.theirs")
  const isDuplicate = Array.isArray(errors) && errors.some((error) => error?.code === "TAKEN")
  return isDuplicate ? t("categories.TAKEN") : rejectionText(problem, t)
}

/** Changes of small things of the catalogue: one at a time, told when they are stored, with what went wrong. */
export function useCatalogueChange() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { run, busy, problem } = useTask()
  /** @returns whether it was stored */
  const send = (method: "POST" | "PUT" | "PATCH" | "DELETE", path: ApiPath, body?: unknown) =>
    run(
      async () => {
        await fetchJson(method, path, body)
        notify(t("categories.saved"), { type: "success" })
      },
      {
        after: () =>
          Promise.all(
            ["categories", "brands", "products"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
          ),
      },
    )
  return { send, busy, problem: problem === undefined ? "" : whyNot(problem, t) }
}
