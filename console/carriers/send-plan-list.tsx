import type { PreviewedOrder, SendingAccount } from "#api/carriers/contract-parcels.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../i18n/use-text.ts"
import { Options } from "../ui/forms/select.tsx"
import * as css from "./carriers.module.css"

/** Orders whose accounts can be chosen one by one. */
const maxListed = 100

type Props = {
  plan: readonly PreviewedOrder[]
  accounts: readonly SendingAccount[]
  onChoose: (documentId: string, account: string) => void
}

/** The account of each order, and another one by hand. */
export function SendPlanList({ plan, accounts, onChoose }: Props) {
  const t = useText()
  return (
    <details>
      <summary className={buttons.link}>{t("parcel.eachOrder")}</summary>
      {plan.length > maxListed && <p className="muted small">{t("parcel.firstOrders", { n: maxListed })}</p>}
      <ul className={css.cSendPlan}>
        {plan.slice(0, maxListed).map(({ documentId, number, account }) => (
          <li key={documentId}>
            <label>
              <bdi dir="ltr">{number || "—"}</bdi>
              <select
                value={account ?? ""}
                disabled={account === null}
                onChange={({ target }) => onChoose(documentId, target.value)}
              >
                <Options of={accounts.map((one) => [one.documentId, one.name])} />
              </select>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
