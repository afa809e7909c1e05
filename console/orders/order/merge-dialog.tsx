import { useState } from "react"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Money } from "../../ui/money.tsx"
import { type Merge, useMerge } from "./use-merge.ts"

type Props = { merge: Merge; onClose: () => void; onMerged: () => void }

/** Says what becomes of both orders before one is closed; where the merged order costs more or goes
 *  to a desk, says so first. */
export function MergeDialog({ merge: first, onClose, onMerged }: Props) {
  const t = useText()
  const { merge, busy } = useMerge()
  const [terms, setTerms] = useState(first.terms)
  const { from, into, as } = first
  async function apply() {
    const result = await merge({ ...first, ...(terms && { terms }) })
    if (typeof result === "object") return setTerms(result)
    onClose()
    if (result === "merged") onMerged()
  }
  return (
    <Dialog title={t(as === "same" ? "order.sameTitle" : "order.mergeTitle")} onClose={onClose}>
      <p>
        {as === "same"
          ? t("order.sameText", { gone: from.number, remaining: into.number })
          : t("order.mergeText", { other: from.number, number: into.number })}
      </p>
      {terms && (
        <div role="alert">
          {terms.toDesk && <p>{t("order.mergeToDesk")}</p>}
          <p>
            {t(terms.total > terms.together ? "order.mergeDearer" : "order.mergeCosts")} <Money dinars={terms.total} />{" "}
            · {t("order.mergeApart")} <Money dinars={terms.together} />
          </p>
        </div>
      )}
      <div className={parts.cActs}>
        <Button disabled={busy} onClick={apply}>
          {as === "same" ? t("order.sameDo", { gone: from.number }) : t("order.merge")}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("call.keepOrder")}
        </Button>
      </div>
    </Dialog>
  )
}
