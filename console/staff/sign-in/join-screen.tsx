import { useText } from "../../i18n/use-text.ts"
import { JoinForm } from "./join-form.tsx"
import { LinkPending } from "./link-pending.tsx"
import { LinkUnknown } from "./link-unknown.tsx"
import { SignInPage } from "./sign-in-page.tsx"
import { useLink } from "./use-link.ts"

/** Where the first owner and invited members make their account. */
export function JoinScreen() {
  const t = useText()
  const { token, link, isUnknown, problem, again } = useLink()
  if (isUnknown || link?.kind === "password") return <LinkUnknown />
  if (!link) return <LinkPending problem={problem} again={again} />
  const isFirst = link.kind === "first-owner"
  const text = isFirst ? t("new.firstOwnerText") : t("new.invitedText", { role: t(`role.${link.role}`) })
  return (
    <SignInPage title={t(isFirst ? "new.firstOwner" : "new.invited")} text={text}>
      <JoinForm path={isFirst ? "/first-owner" : "/invitations/accept"} token={token} />
    </SignInPage>
  )
}
