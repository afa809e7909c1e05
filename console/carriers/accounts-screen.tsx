import { useState } from "react"
import type { CarrierAccount } from "#api/carriers/contract.ts"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { DeliveryTabs } from "../ui/tabs/delivery-tabs.tsx"
import { AccountCard } from "./account-card.tsx"
import { AccountForm } from "./account-form.tsx"
import { RulesPart } from "./rules-part.tsx"
import { useCarriers, useRefreshCarriers } from "./use-carriers.ts"

/** The shop's accounts at carriers: what waits there, and what is wrong. */
export function AccountsScreen() {
  const t = useText()
  const { data, error, refetch } = useCarriers()
  const refresh = useRefreshCarriers()
  const [edited, setEdited] = useState<CarrierAccount | "new">()
  const close = () => setEdited(undefined)
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <DeliveryTabs />
      <header className={ordersHead.cTop}>
        <h1>{t("carrier.title")}</h1>
        <span className={ordersHead.gap} />
        <Button disabled={!data} onClick={() => setEdited("new")}>
          {t("carrier.add")}
        </Button>
      </header>
      <p className="muted">{t("carrier.lead")}</p>
      {error && !data && <FailedScreen problem={error} again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data?.accounts.length === 0 && <p className="muted">{t("carrier.none")}</p>}
      {data?.accounts.map((account) => (
        <AccountCard
          key={account.documentId}
          account={account}
          platform={data.platforms.find(({ platform }) => platform === account.platform)}
          onEdit={() => setEdited(account)}
        />
      ))}
      {data && data.accounts.length > 1 && <RulesPart accounts={data.accounts} />}
      {edited && data && (
        <Dialog title={t(edited === "new" ? "carrier.add" : "carrier.edit")} onClose={close} wide>
          <AccountForm
            account={edited === "new" ? undefined : edited}
            platforms={data.platforms}
            onSaved={async () => {
              close()
              await refresh()
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
