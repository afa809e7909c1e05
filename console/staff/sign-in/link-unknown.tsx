import { useText } from "../../i18n/use-text.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { SignInPage } from "./sign-in-page.tsx"

/** In place of what a link led to that does not hold any more. */
export function LinkUnknown() {
  const t = useText()
  return (
    <SignInPage title={t("new.unknown")} text={t("new.unknownText")}>
      <ButtonLink to="/login">{t("auth.signIn")}</ButtonLink>
    </SignInPage>
  )
}
