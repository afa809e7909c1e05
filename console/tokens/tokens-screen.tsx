import { useState } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Dialog } from "../ui/dialog.tsx"
import { SecretDialog } from "../ui/secret-dialog.tsx"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { TokenCard } from "./token-card.tsx"
import { TokenForm } from "./token-form.tsx"
import { useRefreshTokens, useTokens } from "./use-tokens.ts"

/** API tokens: which programs may do what with the shop. */
export function TokensScreen() {
  const t = useText()
  const { data, error, refetch } = useTokens()
  const refresh = useRefreshTokens()
  const [isAdding, setIsAdding] = useState(false)
  const [token, setToken] = useState<string>()
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <header className={ordersHead.cTop}>
        <h1>{t("settings.tokens")}</h1>
        <button type="button" className={buttons.btn} onClick={() => setIsAdding(true)}>
          {t("token.add")}
        </button>
      </header>
      <p className="muted">{t("token.lead")}</p>
      {error && !data && <FailedScreen problem={error} again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data?.length === 0 && <p className="muted">{t("token.none")}</p>}
      {data?.map((one) => (
        <TokenCard key={one.documentId} token={one} />
      ))}
      {isAdding && (
        <Dialog title={t("token.add")} onClose={() => setIsAdding(false)} wide>
          <TokenForm
            onMade={async (made) => {
              setIsAdding(false)
              setToken(made)
              await refresh()
            }}
          />
        </Dialog>
      )}
      {token !== undefined && (
        <SecretDialog
          title={t("token.secret")}
          text={t("token.secretText")}
          secret={token}
          onClose={() => setToken(undefined)}
        />
      )}
    </div>
  )
}
