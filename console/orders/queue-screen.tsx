import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import type { QueueNext } from "#api/contract/admin/order-queue.ts"
import { Problem } from "../auth/problem.tsx"
import { refusalText } from "../auth/refusal-text.ts"
import { askApi, askRaw } from "../data/ask-api.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { dueText } from "../ui/moment.ts"
import { CallSheet } from "./call-sheet.tsx"
import { useOrder } from "./orders-api.ts"
import { OrdersViews } from "./orders-views.tsx"
import { StatusMark } from "./status-mark.tsx"

/** One order to call after the other; each is this agent's alone until it is settled or passed. */
export function QueueScreen() {
  const t = useText()
  const { turn, problem, busy, next } = useQueue()
  return (
    <section className="c-queue">
      <div className="c-top">
        <h1>{t("call.queue")}</h1>
        <OrdersViews />
        {turn?.data && (
          <span className="small muted" aria-live="polite">
            {t("call.waiting", { n: turn.meta.due + turn.meta.fresh })}
          </span>
        )}
      </div>
      <Problem text={refusalText(problem, t)} />
      {turn?.data && <Turn key={turn.data.documentId} documentId={turn.data.documentId} busy={busy} next={next} />}
      {turn && !turn.data && <AllDone nextAt={turn.meta.nextAt} busy={busy} again={() => next()} />}
      {!turn && !problem && <div className="c-wait" role="status" aria-label={t("orders.loading")} />}
    </section>
  )
}

type Next = (skip?: string) => void

function Turn({ documentId, busy, next }: { documentId: string; busy: boolean; next: Next }) {
  const t = useText()
  const { data: order } = useOrder(documentId)
  if (!order) return null
  return (
    <article className="call">
      <header>
        <h2>
          <Link to={`/orders/${documentId}`}>
            <bdi dir="ltr">{order.number}</bdi>
          </Link>
        </h2>
        <StatusMark {...order} />
        <span className="gap" />
        <button type="button" className="btn btn-quiet" disabled={busy} onClick={() => next(documentId)}>
          {t("call.skip")}
          <Icon name="chevron-right" flip />
        </button>
      </header>
      <CallSheet order={order} onDone={() => next()} />
      <p className="small muted no-phone">
        {t("call.lease")} {t("call.keys")}
      </p>
    </article>
  )
}

function AllDone({ nextAt, busy, again }: { nextAt: string | null; busy: boolean; again: () => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  return (
    <div className="nothing">
      <h2>{t("call.allDone")}</h2>
      {nextAt && <p className="muted">{t("call.nextAt", { time: dueText(nextAt, new Date(), locale) })}</p>}
      <button type="button" className="btn" disabled={busy} onClick={again}>
        {t("call.again")}
      </button>
    </div>
  )
}

/** Takes orders from the queue; gives the one it has back when the screen is left. */
function useQueue() {
  const queries = useQueryClient()
  const [turn, setTurn] = useState<QueueNext>()
  const [problem, setProblem] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const passed = useRef<string[]>([])

  const next: Next = useCallback(
    async (skip) => {
      setBusy(true)
      setProblem(undefined)
      if (skip) passed.current = [...passed.current.filter((id) => id !== skip), skip].slice(-50)
      try {
        const answer = await askRaw("POST", "/call-queue/next", { body: { skip: passed.current } })
        const found: QueueNext = await answer.json()
        // Whoever was passed comes again when there is nobody else.
        if (!found.data) passed.current = []
        else queries.setQueryData(["orders", "detail", found.data.documentId], found.data)
        setTurn(found)
        scrollTo({ top: 0 })
      } catch (refused) {
        setProblem(refused)
      } finally {
        setBusy(false)
      }
    },
    [queries],
  )

  useEffect(() => {
    void next()
    return () => {
      void askApi("POST", "/call-queue/release", {}).catch(() => undefined)
    }
  }, [next])

  return { turn, problem, busy, next }
}
