import { useState } from "react"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { SecretDialog } from "../ui/secret-dialog.tsx"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { SheetForm } from "./sheet-form.tsx"
import { TokenCard } from "./token-card.tsx"
import { TokenForm } from "./token-form.tsx"
import { useRefreshTokens, useTokens } from "./use-tokens.ts"

/** API tokens: which programs may do what with the shop, and the private addresses of sheets. */
export function TokensScreen() {
  const t = useText()
  const { data, error, refetch } = useTokens()
  const refresh = useRefreshTokens()
  const [adding, setAdding] = useState<"token" | "sheet">()
  const [made, setMade] = useState<{ kind: "token" | "sheet"; text: string }>()
  const showMade = (kind: "token" | "sheet") => async (text: string) => {
    setAdding(undefined)
    setMade({ kind, text })
    await refresh()
  }
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <header className={ordersHead.cTop}>
        <h1>{t("settings.tokens")}</h1>
        <div className={parts.cActs}>
          <Button onClick={() => setAdding("token")}>{t("token.add")}</Button>
          <Button look="soft" onClick={() => setAdding("sheet")}>
            {t("sheet.add")}
          </Button>
        </div>
      </header>
      <p className="muted">{t("token.lead")}</p>
      {error && !data && <FailedScreen problem={error} again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data?.length === 0 && <p className="muted">{t("token.none")}</p>}
      {data?.map((one) => (
        <TokenCard key={one.documentId} token={one} />
      ))}
      {adding && (
        <Dialog title={t(`${adding}.add`)} onClose={() => setAdding(undefined)} wide>
          {adding === "token" ? <TokenForm onMade={showMade("token")} /> : <SheetForm onMade={showMade("sheet")} />}
        </Dialog>
      )}
      {made && (
        <SecretDialog
          title={t(made.kind === "token" ? "token.secret" : "sheet.secret")}
          text={t(made.kind === "token" ? "token.secretText" : "sheet.secretText")}
          secret={made.text}
          onClose={() => setMade(undefined)}
        />
      )}
    </div>
  )
}
