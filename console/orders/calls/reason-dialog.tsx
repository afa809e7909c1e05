import { type ReactNode, useState } from "react"
import { chosenTitleIn, type LineNames } from "#core/orders/line-names.ts"
import type { ReturnedLine } from "#core/orders/returned-parcel.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as orderDialogs from "../../styles/order-dialogs.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { ConditionSelect } from "./condition-select.tsx"
import { type ReasonQuestion, reasonQuestions } from "./status-reasons.ts"

type Line = {
  /** Left out where a line has no condition of its own. */
  id?: number
  title: string
  color: string | null
  size: string | null
  quantity: number
  names?: LineNames
}

type Props = {
  question: ReasonQuestion
  what: ReactNode
  lines?: readonly Line[]
  onClose: () => void
  /** @param apart lines in another condition than the reason says */
  onReason: (reason: string, apart: ReturnedLine[]) => void
}

const withCondition = (apart: ReturnedLine[], id = 0, condition?: ReturnedLine["condition"]) => [
  ...apart.filter((line) => line.id !== id),
  ...(condition ? [{ id, condition }] : []),
]

/** Requests the reason of a step; one press stores it.
 *  @param what the step is for: a number, or how many
 *  @param lines of the one order that it is for */
export function ReasonDialog({ question, what, lines = [], onClose, onReason }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const { title, reasons } = reasonQuestions[question]
  const [apart, setApart] = useState<ReturnedLine[]>([])
  const hasLineConditions = question === "returned" && lines.length > 1
  return (
    <Dialog title={t(title)} onClose={onClose}>
      <p className="muted">{what}</p>
      {lines.length > 0 && (
        <ul className={orderDialogs.cResults}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may read the same
            <li key={at}>
              <bdi>{`${line.quantity} × ${chosenTitleIn(line, locale)}`}</bdi>
              {hasLineConditions && line.id !== undefined && (
                <ConditionSelect
                  id={line.id}
                  name={chosenTitleIn(line, locale)}
                  apart={apart}
                  onChange={(condition) => setApart(withCondition(apart, line.id, condition))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {hasLineConditions && lines.some(({ id }) => id !== undefined) && <p>{t("call.theRest")}</p>}
      <div className={orderDialogs.cChoices}>
        {reasons.map((reason) => (
          <Button key={reason} look="soft" onClick={() => onReason(reason, apart)}>
            {t(`call.why.${reason}`)}
          </Button>
        ))}
      </div>
      <Button look="quiet" onClick={onClose}>
        {t("call.keepOrder")}
      </Button>
    </Dialog>
  )
}
