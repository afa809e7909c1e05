import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { type StatusChange, useChangeStatus } from "../use-change-status.tsx"
import * as css from "./call.module.css"
import { LaterDialog } from "./later-dialog.tsx"
import { namedStep } from "./named-step.ts"
import { ReasonDialog } from "./reason-dialog.tsx"

/** The six things that can come of a call, on the keys 1 to 6. */
export function Outcomes({
  order,
  onDone,
  waiting = false,
  keys = true,
  isNamed,
}: { order: OrderDetail } & CallSettling) {
  const t = useText()
  const confirmed = t("step.confirmed")
  const { change, isMoving } = useChangeStatus()
  const busy = isMoving(order.documentId) || waiting
  const [asking, setAsking] = useState<"later" | "cancelled" | "wrongNumber">()
  const store = async (body: StatusChange) => {
    setAsking(undefined)
    if (await change(order, body)) onDone?.()
  }
  const actions = [
    () => store({ to: "confirmed" }),
    () => store({ to: "to-call-again", outcome: "no-answer" }),
    () => store({ to: "to-call-again", outcome: "busy" }),
    () => setAsking("later"),
    () => setAsking("cancelled"),
    () => setAsking("wrongNumber"),
  ]
  useOutcomeKeys(actions, !keys || busy || asking !== undefined)
  const button = (key: number, text: string, icon: ReactNode, className = "") => (
    <button
      type="button"
      className={className}
      disabled={busy}
      aria-keyshortcuts={keys ? String(key) : undefined}
      onClick={actions[key - 1]}
    >
      {icon}
      <span>{text}</span>
      {keys && (
        <span className={css.key} aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  )
  return (
    <fieldset className={css.outcomes} aria-label={t("call.outcomes")}>
      {button(1, isNamed ? namedStep(confirmed, order, t) : confirmed, <Icon name="check" />, css.yes)}
      {button(2, t("call.noAnswer"), <Icon name="phone-missed" />)}
      {button(3, t("call.busy"), <Icon name="phone-call" />)}
      {button(4, t("call.later"), <Icon name="clock-3" />, css.wide)}
      {button(5, t("step.cancelled"), <Icon name="x" />, css.no)}
      {button(6, t("call.wrongNumber"), <Icon name="phone-off" />)}
      {asking === "later" && (
        <LaterDialog
          onClose={() => setAsking(undefined)}
          onTime={(callAt) => store({ to: "to-call-again", outcome: "postponed", callAt })}
        />
      )}
      {(asking === "cancelled" || asking === "wrongNumber") && (
        <ReasonDialog
          question={asking}
          what={<bdi dir="ltr">{order.number}</bdi>}
          lines={order.lines}
          onClose={() => setAsking(undefined)}
          onReason={(reason) => store({ to: "cancelled", reason })}
        />
      )}
    </fieldset>
  )
}

/** Runs an action for a pressed digit, but not while somebody types or a question stands. */
function useOutcomeKeys(actions: (() => void)[], off: boolean): void {
  const run = useEffectEvent((key: number) => actions[key - 1]?.())
  // Before the paint: keys that are shown are heard.
  useLayoutEffect(() => {
    if (off) return
    const press = (event: KeyboardEvent) => {
      const key = outcomeKey(event)
      if (key) run(key)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [off])
}

/** How somebody who is shown an order goes on with it. */
export type CallSettling = {
  /** After an outcome was stored. */
  onDone?: (() => void) | undefined
  /** Whether the next order is being fetched. */
  waiting?: boolean
  /** Whether the keys 1 to 6 settle the call: not for an order that nobody has chosen. */
  keys?: boolean
  /** Whether the large button says which order it is for: where others are selected beside it. */
  isNamed?: boolean
}

const typed = "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]"

/** Which outcome a pressed key stands for, 1 to 6: whatever the layout of the keyboard (the upper row of a French one
 *  has its digits behind Shift). Undefined while somebody types, for a held key and with others, and for the numeric
 *  keypad without Num Lock: its 1 is the key End then. */
export function outcomeKey(event: KeyboardEvent): number | undefined {
  if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return undefined
  if (event.target instanceof Element && event.target.closest(typed)) return undefined
  const digit = /^Digit([1-6])$/.exec(event.code)?.[1] ?? /^[1-6]$/.exec(event.key)?.[0]
  return digit === undefined ? undefined : Number(digit)
}
