import type { FormEvent } from "react"
import type { ParcelRow } from "#api/carriers/contract-parcels.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { isolate } from "#core/i18n/isolate.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useMay } from "../data/use-me.ts"
import type { Say } from "../i18n/texts.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button, ButtonLink } from "../ui/button.tsx"
import { Field } from "../ui/forms/field.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import { answerText } from "./answer-text.ts"
import * as css from "./carriers.module.css"
import { FailedActs } from "./failed-acts.tsx"
import { useParcelAct } from "./use-parcel-act.ts"

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
    ...(parcel.isFragile ? [t("parcel.isFragile")] : []),
    ...(parcel.exchangedGoods ? [t("parcel.exchange", { goods: isolate(parcel.exchangedGoods) })] : []),
    ...(parcel.state === "rejected" && !words ? [t("parcel.noReason")] : []),
    ...(lastEventAt ? [isolate(shortDate(lastEventAt, locale, true))] : []),
  ]
  return (
    <li className={css.cParcel}>
      <p>
        {!isOfOrder && (
          <>
            <ButtonLink look="link" to={`/orders/${order.documentId}`}>
              <bdi dir="ltr">{order.number}</bdi>
            </ButtonLink>{" "}
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
      {parcel.answer && parcel.status === "failed-attempt" && (
        <p>{t("parcel.shopperSays", { words: answerText(parcel.answer, t, locale) })}</p>
      )}
      {parcel.status === "failed-attempt" && !isOfOrder && (
        <a className={buttons.link} href={`tel:${parcel.answer?.phone ?? order.mobile}`}>
          {t("parcel.call")} <bdi dir="ltr">{parcel.answer?.phone ?? order.mobile}</bdi>
        </a>
      )}
      <ParcelActs parcel={parcel} mayWrite={mayWrite} />
    </li>
  )
}

function ParcelActs({ parcel, mayWrite }: { parcel: ParcelRow; mayWrite: boolean }) {
  const t = useText()
  const { busy, act } = useParcelAct()
  const params = { documentId: parcel.documentId }
  const cancel = () => fetchJson("POST", apiPath("/parcels/:documentId/cancel", { params }), {})
  const settle = (tracking: string | null) =>
    fetchJson("POST", apiPath("/parcels/:documentId/settle", { params }), { tracking })
  function settled(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const tracking = String(new FormData(event.currentTarget).get("tracking")).trim()
    if (tracking) void act(() => settle(tracking))
  }
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
      {mayWrite && parcel.mayCancel && (
        <Button look="link" disabled={busy} onClick={() => act(cancel)}>
          {t("parcel.cancel")}
        </Button>
      )}
      {mayWrite && parcel.status === "failed-attempt" && <FailedActs parcel={parcel} busy={busy} act={act} />}
      {mayWrite && parcel.state === "unknown" && (
        <form className={css.cSettle} onSubmit={settled}>
          <p>{t("parcel.unknownText")}</p>
          <Field label={t("parcel.itsNumber")} name="tracking" dir="ltr" maxLength={60} autoComplete="off" />
          <div className={parts.cActs}>
            <Button look="soft" type="submit" disabled={busy}>
              {t("parcel.carrierHas")}
            </Button>
            <Button look="link" disabled={busy} onClick={() => act(() => settle(null))}>
              {t("parcel.carrierHasNot")}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
