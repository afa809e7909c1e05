import { useState } from "react"
import type { CarrierAccount } from "#api/carriers/contract.ts"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Screen } from "../ui/screen.tsx"
import { Loaded } from "../ui/states/loaded.tsx"
import { DeliveryTabs } from "../ui/tabs/delivery-tabs.tsx"
import { AccountCard } from "./account-card.tsx"
import { AccountForm } from "./account-form.tsx"
import { RulesPart } from "./rules-part.tsx"
import { useCarriers, useRefreshCarriers } from "./use-carriers.ts"

/** The shop's accounts at carriers: what waits there, and what is wrong. */
export function AccountsScreen() {
  const t = useText()
  const query = useCarriers()
  const { data } = query
  const refresh = useRefreshCarriers()
  const [edited, setEdited] = useState<CarrierAccount | "new">()
  const close = () => setEdited(undefined)
  return (
    <Screen
      narrow
      tabs={<DeliveryTabs />}
      lead={t("carrier.lead")}
      title={t("carrier.title")}
      actions={
        <Button className={ordersHead.gap} disabled={!data} onClick={() => setEdited("new")}>
          {t("carrier.add")}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ accounts, platforms }) => (
          <>
            {accounts.length === 0 && <p className="muted">{t("carrier.none")}</p>}
            {accounts.map((account) => (
              <AccountCard
                key={account.documentId}
                account={account}
                platform={platforms.find(({ platform }) => platform === account.platform)}
                onEdit={() => setEdited(account)}
              />
            ))}
            {accounts.length > 1 && <RulesPart accounts={accounts} />}
          </>
        )}
      </Loaded>
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
    </Screen>
  )
}
