import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { StaffSession } from "#api/staff/contract.ts"
import { fetchJson } from "../../data/api-client.ts"
import { type ApiPath, apiPath } from "../../data/api-path.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { Button } from "../../ui/button.tsx"
import { agoText } from "../../ui/forms/moment.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { useNow } from "../../ui/use-now.ts"
import { deviceText } from "./device-text.ts"

/** Where one is signed in, with a way to end it. */
export function SessionsPart() {
  const t = useText()
  const locale = useConsoleLocale()
  const now = useNow()
  const notify = useNotify()
  const queries = useQueryClient()
  const queryFn = () => fetchJson<StaffSession[]>("GET", "/me/sessions")
  const { data: sessions = [], error, refetch } = useQuery({ queryKey: ["my-sessions"], queryFn })
  async function end(path: ApiPath) {
    try {
      await fetchJson("DELETE", path)
    } catch (error) {
      notify(staffRejectionText(error, t), { type: "error" })
    }
    await queries.invalidateQueries({ queryKey: ["my-sessions"] })
  }
  return (
    <section className={parts.cPart}>
      <h2>{t("account.sessions")}</h2>
      {error && <FailedPart problem={error} again={refetch} />}
      <ul className={settings.cRows}>
        {sessions.map(({ id, device, address, lastSeenAt, current }) => (
          <li key={id}>
            <span>
              <b>
                <bdi>{deviceText(device)}</bdi>
              </b>
              <small>
                <bdi dir="ltr">{address}</bdi> ·{" "}
                {current ? t("account.thisOne") : t("account.seen", { time: agoText(lastSeenAt, now, locale, t) })}
              </small>
            </span>
            {!current && (
              <Button look="link" onClick={() => end(apiPath("/me/sessions/:id", { params: { id } }))}>
                {t("account.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={parts.cActs}>
          <Button look="soft" onClick={() => end("/me/sessions")}>
            {t("account.endOthers")}
          </Button>
        </div>
      )}
    </section>
  )
}
