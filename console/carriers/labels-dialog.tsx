import { useState } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { maxPrintedLabels } from "#core/carriers/parcel-status.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { ButtonLink } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Problem } from "../ui/problem.tsx"
import * as css from "./carriers.module.css"
import { carrierRejection } from "./use-carriers.ts"
import { useLabels } from "./use-labels.ts"

type Props = { documentIds: readonly string[]; onClose: () => void }

/** The labels of orders as one PDF, in the order in which they are packed; for carriers without labels the shop's own slips. */
export function LabelsDialog({ documentIds: selected, onClose }: Props) {
  const t = useText()
  // Those of the press: the list behind the dialog may change.
  const [documentIds] = useState(selected)
  return (
    <Dialog title={t("orders.print.labels")} onClose={onClose} wide>
      {documentIds.length > maxPrintedLabels ? (
        <p>{t("labels.tooMany", { n: maxPrintedLabels })}</p>
      ) : (
        <Labels documentIds={documentIds} />
      )}
    </Dialog>
  )
}

function Labels({ documentIds }: { documentIds: readonly string[] }) {
  const t = useText()
  const { list, done, isWaiting, failed, address, error } = useLabels(documentIds)
  if (error) return <Problem text={carrierRejection(error, t)} />
  if (!list) return <p role="status">{t("form.loading")}</p>
  const labelled = list.parcels.filter(({ hasLabel }) => hasLabel)
  const own = list.parcels.filter(({ hasLabel }) => !hasLabel)
  return (
    <div className={css.cSend}>
      {labelled.length > 0 && (
        <p role="status">
          {address === undefined
            ? t("labels.reading", { done, of: labelled.length })
            : t("labels.ready", { n: labelled.length - failed.length })}
          {isWaiting && ` ${t("labels.quota")}`}
        </p>
      )}
      {labelled.length > 0 && address === undefined && <progress value={done} max={labelled.length} />}
      {failed.length > 0 && (
        <ul className={css.cSendList}>
          {failed.map(({ number, error: why }) => (
            <li key={number}>
              <bdi dir="ltr">{number}</bdi> · {why === undefined ? t("labels.broken") : carrierRejection(why, t)}
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && <p>{t("labels.own", { n: own.length })}</p>}
      {list.without.length > 0 && (
        <p className="muted">
          {t("labels.without", { n: list.without.length })} <bdi dir="ltr">{list.without.join(", ")}</bdi>
        </p>
      )}
      <div className={parts.cActs}>
        {address && (
          <a className={buttons.btn} href={address} download="labels.pdf">
            {t("labels.save")}
          </a>
        )}
        {own.length > 0 && (
          <ButtonLink
            look="soft"
            to={`/print?ids=${own.map(({ order }) => order).join(",")}&document=slip`}
            target="_blank"
            rel="noopener"
          >
            {t("labels.slips", { n: own.length })}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
