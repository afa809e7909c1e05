import { useState } from "react"
import type { ApiTokenResource } from "#api/tokens/contract.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { orderColumns, orderColumnTitle } from "#core/orders/order-columns.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useTask } from "../data/use-task.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import * as css from "./tokens.module.css"
import { tokenProblem, useRefreshTokens } from "./use-tokens.ts"

/** One token: what it may do, how it stands, and its end. */
export function TokenCard({ token }: { token: ApiTokenResource }) {
  const t = useText()
  const notify = useNotify()
  const refresh = useRefreshTokens()
  const { run, busy } = useTask()
  const [isAsked, setIsAsked] = useState(false)
  const { documentId, name, hint, state } = token

  const revoke = () =>
    run(() => fetchJson("DELETE", apiPath("/tokens/:documentId", { params: { documentId } })), {
      onError: (error) => notify(tokenProblem(error, t), { type: "error" }),
      after: () => {
        setIsAsked(false)
        return refresh()
      },
    })

  return (
    <section className={`${parts.cPart} ${css.cToken}`} aria-label={name}>
      <h2>
        {name} <bdi dir="ltr" className="muted small">{`…${hint}`}</bdi>
      </h2>
      <TokenMay token={token} />
      <TokenState token={token} />
      <div className={parts.cActs}>
        <Button look="soft" disabled={busy} onClick={() => setIsAsked(true)}>
          {t(state === "open" ? "token.revoke" : "token.remove")}
        </Button>
      </div>
      {isAsked && (
        <Dialog title={t(state === "open" ? "token.revoke" : "token.remove")} onClose={() => setIsAsked(false)}>
          <p>{t(state === "open" ? "token.revokeText" : "token.removeText", { name: isolate(name) })}</p>
          <div className={parts.cActs}>
            <Button disabled={busy} onClick={revoke}>
              {t(state === "open" ? "token.revoke" : "token.remove")}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

/** The token's scopes, or the content of its CSV address. */
function TokenMay({ token: { scopes, sheet } }: { token: ApiTokenResource }) {
  const t = useText()
  const locale = useConsoleLocale()
  const columns = orderColumns.filter((column) => sheet?.columns.includes(column))
  return (
    <>
      {sheet && <p>{t("sheet.gives", { span: t("sheet.lastDays", { n: sheet.days }) })}</p>}
      <ul className={css.cTokenMay}>
        {scopes.map((scope) => (
          <li key={scope}>{t(`token.scope.${scope}`)}</li>
        ))}
        {columns.map((column) => (
          <li key={column}>{orderColumnTitle(column, locale)}</li>
        ))}
      </ul>
    </>
  )
}

/** Whether it opens something, its last use, and who made it. */
function TokenState({ token }: { token: ApiTokenResource }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { state, madeBy, createdAt, expiresAt, lastUsedAt } = token
  const at = (moment: string, withTime = false) => isolate(shortDate(moment, locale, withTime))
  const said = [
    state !== "open"
      ? t(`token.state.${state}`)
      : expiresAt === null
        ? t("token.noEnd")
        : t("token.until", { at: at(expiresAt) }),
    lastUsedAt === null ? t("token.unused") : t("token.used", { at: at(lastUsedAt, true) }),
    t("token.madeBy", { name: isolate(madeBy), at: at(createdAt) }),
  ]
  return (
    <p className={`small ${css.cTokenState}`} data-state={state}>
      {said.join(" · ")}
    </p>
  )
}
