import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNotify } from "react-admin"
import { Link } from "react-router"
import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import { isUnshipped } from "#core/order-status.ts"
import { refusalText } from "../auth/refusal-text.ts"
import { useMay } from "../auth/use-me.ts"
import { apiPath } from "../data/api-path.ts"
import { askApi, Refusal } from "../data/ask-api.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Icon } from "../ui/icon.tsx"
import { shortDate } from "../ui/moment.ts"
import { Money } from "../ui/money.tsx"
import { missingIn, missingText } from "./missing-text.ts"

type Other = OrderDetail["duplicates"][number]
/** What two orders cost apart and as one, in dinars, where one costs more. */
type Dearer = { together: number; total: number }

function dearerOf(problem: unknown): Dearer | null {
  if (!(problem instanceof Refusal) || problem.details.reason !== "dearer") return null
  const { together, total } = problem.details
  return typeof together === "number" && typeof total === "number" ? { together, total } : null
}

/** Orders that may be the same one, which can be put together with this one. */
export function OrderDuplicates({ order }: { order: OrderDetail }) {
  const t = useText()
  const locale = useConsoleLocale()
  const notify = useNotify()
  const queries = useQueryClient()
  const mayWrite = useMay("orders.write")
  const [asking, setAsking] = useState<{ other: Other; dearer?: Dearer }>()
  if (order.duplicates.length === 0) return null
  async function merge(other: Other, seen?: Dearer) {
    setAsking(undefined)
    const into = { documentId: order.documentId, version: order.version }
    const body = { version: other.version, into, ...(seen && { total: seen.total }) }
    try {
      await askApi("POST", apiPath("/orders/:documentId/merge", { params: { documentId: other.documentId } }), body)
    } catch (problem) {
      const dearer = dearerOf(problem)
      if (dearer) return setAsking({ other, dearer })
      const missing = missingIn(problem)
      const text = missing ? missingText(missing, t) : refusalText(problem, t, { 409: t("call.stale") })
      notify(text, { type: "error" })
    }
    await queries.invalidateQueries({ queryKey: ["orders"] })
  }
  return (
    <div className="c-twins" role="note">
      <b>
        <Icon name="copy" />
        {t("order.duplicates")}
      </b>
      <ul>
        {order.duplicates.map((other) => (
          <li key={other.documentId}>
            <span>
              <Link to={`/orders/${other.documentId}`}>
                <bdi dir="ltr">{other.number}</bdi>
              </Link>{" "}
              {shortDate(other.createdAt, locale)} · {t(`status.${other.status}`)} · <Money dinars={other.total} /> ·{" "}
              {t(`order.why.${other.why}`)}
            </span>
            {mayWrite && order.mayEdit && isUnshipped(other.status) && (
              <button type="button" className="link" onClick={() => setAsking({ other })}>
                {t("order.merge")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <Dialog title={t("order.mergeTitle")} onClose={() => setAsking(undefined)}>
          <p>{t("order.mergeText", { other: asking.other.number, number: order.number })}</p>
          {asking.dearer && (
            <p role="alert">
              {t("order.mergeDearer")} <Money dinars={asking.dearer.total} /> · {t("order.mergeApart")}{" "}
              <Money dinars={asking.dearer.together} />
            </p>
          )}
          <div className="c-acts">
            <button type="button" className="btn" onClick={() => merge(asking.other, asking.dearer)}>
              {t("order.merge")}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => setAsking(undefined)}>
              {t("shell.close")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
