import { type FormEvent, useState } from "react"
import { Link } from "react-router"
import type { ParcelRow } from "#api/carriers/contract-parcels.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { isolate } from "#core/i18n/isolate.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useMay } from "../data/use-me.ts"
import type { Say } from "../i18n/texts.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Field } from "../ui/forms/field.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import * as css from "./carriers.module.css"
import { carrierRejection, useRefreshCarriers } from "./use-carriers.ts"

/** How a parcel stands, in words. */
function stateText({ state, status, problem }: ParcelRow, t: Say): string {
  if (problem) return t(`parcel.problem.${problem}`)
  return state === "created" && status ? t(`parcel.status.${status}`) : t(`parcel.state.${state}`)
}

/** One parcel: how it stands, in the carrier's words too, and what can be done with it.
 *  @param isOfOrder whether it stands in its order's screen */
export function ParcelLine({ parcel, isOfOrder = false }: { parcel: ParcelRow; isOfOrder?: boolean }) {
  const t = useText()
  const locale = useConsoleLocale()
  const mayWrite = useMay("orders.write")
  const { order, tracking, word, words, reason, desk, account, lastEventAt } = parcel
  const isBad = parcel.state === "rejected" || parcel.state === "unknown" || parcel.status === "failed-attempt"
  const facts = [
    account ?? t("parcel.accountGone"),
    ...(desk ? [t("parcel.desk", { name: isolate(desk) })] : []),
    ...(word ? [isolate(word)] : []),
    ...(reason ? [isolate(reason)] : []),
    ...(words ? [t("carrier.words", { words: isolate(words) })] : []),
    ...(parcel.state === "rejected" && !words ? [t("parcel.noReason")] : []),
    ...(lastEventAt ? [isolate(shortDate(lastEventAt, locale, true))] : []),
  ]
  return (
    <li className={css.cParcel}>
      <p>
        {!isOfOrder && (
          <>
            <Link className={buttons.link} to={`/orders/${order.documentId}`}>
              <bdi dir="ltr">{order.number}</bdi>
            </Link>{" "}
            <bdi>{order.name}</bdi> ·{" "}
          </>
        )}
        <b className={css.cCarrierState} data-state={isBad ? "failing" : "ok"}>
          {stateText(parcel, t)}
        </b>
        {tracking && (
          <>
            {" "}
            · <bdi dir="ltr">{tracking}</bdi>
          </>
        )}
      </p>
      <p className="small muted">{facts.join(" · ")}</p>
      {parcel.status === "failed-attempt" && !isOfOrder && (
        <a className={buttons.link} href={`tel:${order.mobile}`}>
          {t("parcel.call")} <bdi dir="ltr">{order.mobile}</bdi>
        </a>
      )}
      <ParcelActs parcel={parcel} mayWrite={mayWrite} />
    </li>
  )
}

function ParcelActs({ parcel, mayWrite }: { parcel: ParcelRow; mayWrite: boolean }) {
  const t = useText()
  const notify = useNotify()
  const refresh = useRefreshCarriers()
  const [busy, setBusy] = useState(false)
  const params = { documentId: parcel.documentId }
  async function act(task: () => Promise<unknown>) {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      notify(carrierRejection(error, t), { type: "error" })
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  const cancel = () => fetchJson("POST", apiPath("/parcels/:documentId/cancel", { params }), {})
  const settle = (tracking: string | null) =>
    fetchJson("POST", apiPath("/parcels/:documentId/settle", { params }), { tracking })
  function settled(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const tracking = String(new FormData(event.currentTarget).get("tracking")).trim()
    if (tracking) void act(() => settle(tracking))
  }
  const attend = (words: string | null) =>
    fetchJson("POST", apiPath("/parcels/:documentId/attend", { params }), { words })
  function told(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get("words")).trim()
    if (words) void act(() => attend(words))
  }
  const mayCancel =
    mayWrite && (parcel.state === "waiting" || (parcel.state === "created" && parcel.status === "created"))
  return (
    <div className={parts.cActs}>
      {parcel.hasLabel && (
        <a
          className={buttons.link}
          href={`/api/admin/parcels/${parcel.documentId}/label`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("parcel.label")}
        </a>
      )}
      {mayCancel && (
        <button type="button" className={buttons.link} disabled={busy} onClick={() => act(cancel)}>
          {t("parcel.cancel")}
        </button>
      )}
      {mayWrite && parcel.status === "failed-attempt" && (
        <form className={css.cSettle} onSubmit={told}>
          {parcel.mayAskAgain && (
            <>
              <Field label={t("parcel.tellWhat")} hint={t("parcel.tellHint")} name="words" maxLength={200} />
              <button type="submit" className={`${buttons.btn} ${buttons.btnSoft}`} disabled={busy}>
                {t("parcel.tell")}
              </button>
            </>
          )}
          <button type="button" className={buttons.link} disabled={busy} onClick={() => act(() => attend(null))}>
            {t("parcel.attended")}
          </button>
        </form>
      )}
      {mayWrite && parcel.state === "unknown" && (
        <form className={css.cSettle} onSubmit={settled}>
          <p>{t("parcel.unknownText")}</p>
          <Field label={t("parcel.itsNumber")} name="tracking" dir="ltr" maxLength={60} autoComplete="off" />
          <div className={parts.cActs}>
            <button type="submit" className={`${buttons.btn} ${buttons.btnSoft}`} disabled={busy}>
              {t("parcel.carrierHas")}
            </button>
            <button type="button" className={buttons.link} disabled={busy} onClick={() => act(() => settle(null))}>
              {t("parcel.carrierHasNot")}
            </button>
          </div>
        </form>
      )}
    </div>
  )
}
