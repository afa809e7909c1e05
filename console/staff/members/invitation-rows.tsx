import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { apiPath } from "../../data/api-path.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { Button } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { useInvitations, useStaffChange } from "./staff-api.ts"

/** Invitations that nobody has answered yet. */
export function InvitationRows() {
  const t = useText()
  const locale = useConsoleLocale()
  const change = useStaffChange()
  const { data: invitations = [], error, isPending, refetch } = useInvitations()
  return (
    <section className={parts.cPart}>
      <h2>{t("staff.invitations")}</h2>
      {error && <FailedPart problem={error} again={refetch} />}
      {invitations.length === 0 && !isPending && !error && <p className="muted">{t("staff.noInvitations")}</p>}
      <ul className={invitations.length > 0 ? settings.cRows : ""}>
        {invitations.map(({ documentId, role, note, invitedBy, expiresAt }) => (
          <li key={documentId}>
            <span>
              <b>
                {t(`role.${role}`)} {note && <bdi>· {isolateNumbers(note)}</bdi>}
              </b>
              <small>
                <bdi>{invitedBy.name}</bdi> · {t("staff.until", { time: shortDate(expiresAt, locale, true) })}
              </small>
            </span>
            <Button
              look="link"
              onClick={() => change("DELETE", apiPath("/invitations/:documentId", { params: { documentId } }))}
            >
              {t("staff.withdraw")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
