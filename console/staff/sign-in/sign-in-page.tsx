import type { ReactNode } from "react"
import { languages } from "../../i18n/languages.ts"
import { useLocale } from "../../i18n/locale-context.tsx"
import { Logo } from "../../ui/logo.tsx"
import { usePageTitle } from "../../ui/use-page-title.ts"
import * as css from "./door.module.css"

/** The page in front of the console: signing in, invitations. It has the languages at its foot. */
export function SignInPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const [current, setLocale] = useLocale()
  usePageTitle(title)
  return (
    <main className={css.door}>
      <div className={css.doorCard}>
        <Logo />
        <h1>{title}</h1>
        {text && <p className="muted">{text}</p>}
        {children}
      </div>
      <p className={css.doorFoot}>
        {languages.map(({ locale, name }) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            aria-pressed={locale === current}
            onClick={() => setLocale(locale)}
          >
            {name}
          </button>
        ))}
      </p>
    </main>
  )
}
