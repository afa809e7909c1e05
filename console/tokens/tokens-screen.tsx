import { useState } from "react"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Screen } from "../ui/screen.tsx"
import { SecretDialog } from "../ui/secret-dialog.tsx"
import { Loaded } from "../ui/states/loaded.tsx"
import { SheetForm } from "./sheet-form.tsx"
import { TokenCard } from "./token-card.tsx"
import { TokenForm } from "./token-form.tsx"
import { useRefreshTokens, useTokens } from "./use-tokens.ts"

/** API tokens: which programs may do what with the shop, and the private addresses of sheets. */
export function TokensScreen() {
  const t = useText()
  const query = useTokens()
  const refresh = useRefreshTokens()
  const [adding, setAdding] = useState<"token" | "sheet">()
  const [made, setMade] = useState<{ kind: "token" | "sheet"; text: string }>()
  const showMade = (kind: "token" | "sheet") => async (text: string) => {
    setAdding(undefined)
    setMade({ kind, text })
    await refresh()
  }
  return (
    <Screen
      narrow
      lead={t("token.lead")}
      title={t("settings.tokens")}
      actions={
        <div className={parts.cActs}>
          <Button onClick={() => setAdding("token")}>{t("token.add")}</Button>
          <Button look="soft" onClick={() => setAdding("sheet")}>
            {t("sheet.add")}
          </Button>
        </div>
      }
    >
      <Loaded query={query}>
        {(tokens) =>
          tokens.length === 0 ? (
            <p className="muted">{t("token.none")}</p>
          ) : (
            tokens.map((one) => <TokenCard key={one.documentId} token={one} />)
          )
        }
      </Loaded>
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
    </Screen>
  )
}
