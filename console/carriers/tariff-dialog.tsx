import { useState } from "react"
import { useNavigate } from "react-router"
import type { CarrierFees } from "#api/carriers/contract.ts"
import type { DeliveryTable } from "#api/delivery/contract-admin.ts"
import { placeName } from "#core/delivery/wilaya.ts"
import { isolateLeftToRight } from "#core/i18n/isolate.ts"
import { apiPath } from "../data/api-path.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useGet } from "../data/use-get.ts"
import type { OwnCommunes } from "../delivery/commune-cells.ts"
import type { Communes } from "../delivery/csv-file.ts"
import { type TariffLine, tariffLines } from "../delivery/tariff-edits.ts"
import { useDeliveryTable, useDraft, useOwnCommunes } from "../delivery/use-delivery.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Checks } from "../ui/forms/checks.tsx"
import { Problem } from "../ui/problem.tsx"
import { rejectionText } from "../ui/rejection-text.ts"
import * as css from "./carriers.module.css"

type Props = { documentId: string; onClose: () => void }

/** A carrier's prices beside those of the shop; what is chosen goes into the table of prices, where it is not stored yet. */
export function TariffDialog({ documentId, onClose }: Props) {
  const t = useText()
  const fees = useGet<CarrierFees>(["carriers", documentId, "fees"], () =>
    apiPath("/carriers/:documentId/fees", { params: { documentId } }),
  )
  const table = useDeliveryTable()
  const own = useOwnCommunes()
  const wilayas = useWilayaQuery()
  const failed = [fees, table, own, wilayas].find(({ error }) => error)
  if (fees.data?.length === 0) {
    return (
      <Dialog title={t("carrier.tariff")} onClose={onClose}>
        <p>{t("carrier.tariffNotRead")}</p>
      </Dialog>
    )
  }
  return (
    <Dialog title={t("carrier.tariff")} onClose={onClose} wide>
      {failed && <Problem text={rejectionText(failed.error, t)} />}
      {fees.data && table.data && own.data && wilayas.data ? (
        <Preview
          fees={fees.data}
          table={table.data}
          communes={{ names: new Map(wilayas.data.map((one) => [one.code, one.communes ?? []])), own: own.data }}
          onClose={onClose}
        />
      ) : (
        !failed && <p role="status">{t("form.loading")}</p>
      )}
    </Dialog>
  )
}

type PreviewProps = {
  fees: Parameters<typeof tariffLines>[0]
  table: DeliveryTable
  communes: Communes & { own: OwnCommunes }
  onClose: () => void
}

/** The changes of a tariff, line by line, each to be chosen. */
function Preview({ fees, table, communes, onClose }: PreviewProps) {
  const t = useText()
  const locale = useConsoleLocale()
  const navigate = useNavigate()
  const [lines] = useState(() => tariffLines(fees, table, communes))
  const [chosen, setChosen] = useState(() => lines.map(({ key }) => key))
  const { edit } = useDraft(table, communes.own)
  if (lines.length === 0) return <p>{t("carrier.tariffSame")}</p>
  const nameOf = ({ wilaya, commune }: TariffLine) => {
    const row = table.rows.find(({ code }) => code === wilaya)
    const place = communes.names.get(wilaya)?.find(({ name }) => name === commune)
    const own = `${wilaya} ${row ? placeName(row, locale) : ""}`
    return place ? `${placeName(place, locale)} (${own})` : own
  }
  const price = (text: string) => isolateLeftToRight(text === "" ? "–" : text)
  const take = () => {
    const taken = new Set(chosen)
    edit(Object.assign({}, ...lines.filter(({ key }) => taken.has(key)).map(({ edits }) => edits)))
    onClose()
    navigate("/delivery")
  }
  return (
    <>
      <p>{t("carrier.tariffText")}</p>
      <Checks
        options={[{ value: "all", text: t("carrier.tariffAll", { n: lines.length }) }]}
        chosen={chosen.length === lines.length ? ["all"] : []}
        onChange={(all) => setChosen(all.length > 0 ? lines.map(({ key }) => key) : [])}
      />
      <div className={css.cTariff}>
        <Checks
          options={lines.map((line) => ({
            value: line.key,
            text: (
              <span className={css.cTariffLine}>
                <b>{nameOf(line)}</b>
                {line.changes.map(({ field, ...change }) => (
                  <span key={field}>
                    {t(field === "home" ? "carrier.tariffHome" : "carrier.tariffDesk", {
                      old: price(change.old),
                      new: price(change.new),
                    })}
                  </span>
                ))}
              </span>
            ),
          }))}
          chosen={chosen}
          onChange={setChosen}
        />
      </div>
      <div className={parts.cActs}>
        <Button disabled={chosen.length === 0} onClick={take}>
          {t("carrier.tariffTake", { n: chosen.length })}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("shell.close")}
        </Button>
      </div>
    </>
  )
}
