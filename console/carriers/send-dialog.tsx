import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import type { QueuedOrder } from "#api/carriers/contract-parcels.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { maxSentOrders } from "#core/carriers/parcel-status.ts"
import { fetchJson } from "../data/api-client.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Dialog } from "../ui/dialog.tsx"
import { Select } from "../ui/forms/select.tsx"
import { Problem } from "../ui/problem.tsx"
import * as css from "./carriers.module.css"
import { carrierRejection, useRefreshCarriers, useSendingAccounts } from "./use-carriers.ts"

type Props = { documentIds: readonly string[]; onClose: () => void }

/** Splits orders into requests. */
const inParts = (documentIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(documentIds.length / maxSentOrders) }, (_, n) =>
    documentIds.slice(n * maxSentOrders, (n + 1) * maxSentOrders),
  )

async function ask(path: "/parcels" | "/parcels/preview", account: string, documentIds: readonly string[]) {
  const results: QueuedOrder[] = []
  for (const part of inParts(documentIds)) {
    results.push(...(await fetchJson<QueuedOrder[]>("POST", path, { account, documentIds: part })))
  }
  return results
}

/** Sends orders to a carrier: before the press it says which of them it cannot send, and why. */
export function SendDialog({ documentIds, onClose }: Props) {
  const t = useText()
  const refresh = useRefreshCarriers()
  const { data: accounts } = useSendingAccounts()
  const [chosen, setChosen] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [sent, setSent] = useState<QueuedOrder[]>()
  const account =
    accounts?.find(({ documentId }) => documentId === chosen) ??
    accounts?.find(({ isDefault }) => isDefault) ??
    accounts?.[0]
  const id = account?.documentId ?? ""
  const preview = useQuery({
    queryKey: ["parcels", "preview", id, documentIds],
    queryFn: () => ask("/parcels/preview", id, documentIds),
    enabled: id !== "" && sent === undefined,
    gcTime: 0,
  })
  async function send() {
    setBusy(true)
    setProblem(undefined)
    try {
      setSent(await ask("/parcels", id, documentIds))
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  const results = sent ?? preview.data
  const ready = results?.filter((one) => one.problem === null).length ?? 0
  const hindered = results?.filter((one) => one.problem !== null) ?? []
  return (
    <Dialog title={t("parcel.send")} onClose={onClose} wide>
      <div className={css.cSend}>
        <Problem text={carrierRejection(problem ?? preview.error ?? undefined, t)} />
        {accounts?.length === 0 && (
          <p>
            {t("parcel.noAccount")}{" "}
            <Link className={buttons.link} to="/delivery/accounts">
              {t("carrier.title")}
            </Link>
          </p>
        )}
        {!sent && accounts && accounts.length > 1 && (
          <Select label={t("parcel.account")} value={id} onChange={({ target }) => setChosen(target.value)}>
            {accounts.map(({ documentId, name }) => (
              <option key={documentId} value={documentId}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {!sent && accounts?.length === 1 && <p>{t("parcel.by", { name: account?.name ?? "" })}</p>}
        {!sent && account?.validates && <p className={css.cSendNote}>{t("parcel.validated")}</p>}
        {!results && id !== "" && <p role="status">{t("form.loading")}</p>}
        {results && <p role="status">{t(sent ? "parcel.sent" : "parcel.ready", { n: ready })}</p>}
        {hindered.length > 0 && (
          <>
            <p>{t("parcel.hindered", { n: hindered.length })}</p>
            <ul className={css.cSendList}>
              {hindered.map(({ documentId, number, problem: why }) => (
                <li key={documentId}>
                  <bdi dir="ltr">{number || "—"}</bdi> · {why && t(`parcel.problem.${why}`)}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={parts.cActs}>
          {sent ? (
            <>
              <button type="button" className={buttons.btn} onClick={onClose}>
                {t("parcel.close")}
              </button>
              <Link className={buttons.link} to="/orders/parcels">
                {t("parcel.title")}
              </Link>
            </>
          ) : (
            <button type="button" className={buttons.btn} disabled={busy || ready === 0} onClick={send}>
              {t("parcel.sendNow", { n: ready })}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
