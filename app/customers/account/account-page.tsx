import type { ReactNode } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import type { MessageKey } from "../../i18n/messages.ts"
import { Crumbs } from "../../ui/crumbs.tsx"
import * as css from "./account.module.css"

/** The frame of login, register and forgot. */
export function AccountPage({ path, title, children }: { path: string; title: MessageKey; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className="wrap above-foot">
      <Crumbs steps={[{ path, label: t(title) }]} />
      <div className={css.accountCard}>
        <h1>{t(title)}</h1>
        {children}
      </div>
    </div>
  )
}
