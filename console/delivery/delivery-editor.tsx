import { useState } from "react"
import type { DeliveryTable } from "#api/delivery/contract-admin.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { deliveryFields } from "#core/delivery/delivery-values.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import { LeaveGuard } from "../ui/forms/leave-guard.tsx"
import { Icon } from "../ui/icon.tsx"
import { Menu, MenuItem } from "../ui/menu.tsx"
import { Problem } from "../ui/problem.tsx"
import { saveFile } from "../ui/save-file.ts"
import * as sheet from "../ui/sheet/sheet.module.css"
import { SheetBar } from "../ui/sheet/sheet-bar.tsx"
import { DeliveryTabs } from "../ui/tabs/delivery-tabs.tsx"
import { isCommuneCell } from "./commune-cells.ts"
import { type Communes, writeDeliveryCsv } from "./csv-file.ts"
import { DeliveryGrid } from "./delivery-grid.tsx"
import { draftRow, freeCell } from "./draft.ts"
import { FileDialog } from "./file-dialog.tsx"
import { findRows } from "./find-rows.ts"
import { FreeFrom } from "./free-from.tsx"
import { SamplePrices } from "./sample-prices.tsx"
import { useBefore, useDraft, useSave } from "./use-delivery.ts"

/** The grid of prices with what is done to it as a whole: search, files, undo, save. */
export function DeliveryEditor({ table, communes }: { table: DeliveryTable; communes: Communes }) {
  const t = useText()
  const locale = useConsoleLocale()
  const [words, setWords] = useState("")
  const [isImporting, setImporting] = useState(false)
  const { draft, edit, undo, discard, dropStored } = useDraft(table, communes.own)
  const { save, busy, conflict, problem } = useSave(table, communes.own, dropStored)
  const before = useBefore()
  const rows = findRows(table.rows, words)
  const free = freeCell(table, draft.edits)
  const cells = table.rows.flatMap((row) => {
    const { cells: own } = draftRow(row, draft.edits)
    return deliveryFields.map((field) => own[field])
  })
  const all = [...cells, free]
  const changed =
    all.filter(({ isChanged }) => isChanged).length + Object.keys(draft.edits).filter(isCommuneCell).length
  const wrong = all.filter((cell) => cell.problem).length
  const names = [
    ...(conflict?.rows.map(({ name, namear }) => (locale === "ar" ? namear : name)) ?? []),
    ...(conflict?.freeDeliveryThreshold === undefined ? [] : [t("tariff.free")]),
  ].join(commaOf(locale))
  const saveCsv = () =>
    saveFile(
      new Blob([writeDeliveryCsv(table.rows, communes.own)], { type: "text/csv;charset=utf-8" }),
      "hanout-delivery.csv",
    )
  return (
    <div className={`${parts.cPage} ${sheet.sheetPage}`}>
      <DeliveryTabs />
      <header className={ordersHead.cTop}>
        <h1>{t("shell.delivery")}</h1>
        <search>
          <div className={ordersHead.searchS}>
            <Icon name="search" />
            <input
              type="search"
              aria-label={t("tariff.search")}
              placeholder={t("tariff.search")}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
        </search>
        <Menu
          className={`${buttons.btn} ${buttons.btnQuiet}`}
          button={
            <>
              <Icon name="file-text" />
              {t("tariff.csv")}
              <Icon name="chevron-down" />
            </>
          }
        >
          <MenuItem onPress={() => setImporting(true)}>
            <Icon name="upload" />
            {t("tariff.import")}
          </MenuItem>
          <MenuItem onPress={saveCsv}>
            <Icon name="download" />
            {t("tariff.export")}
          </MenuItem>
          {before && (
            <MenuItem onPress={() => edit(before)}>
              <Icon name="rotate-ccw" />
              {t("tariff.before")}
            </MenuItem>
          )}
        </Menu>
      </header>
      <SamplePrices wilayas={table.samplePrices} />
      <FreeFrom cell={free} onType={edit} />
      <Problem text={names ? t("tariff.conflict", { names }) : problem} />
      <section className={sheet.sheetFrame} aria-label={t("shell.delivery")}>
        {rows.length > 0 ? (
          <DeliveryGrid
            key={words.trim()}
            rows={rows}
            edits={draft.edits}
            onEdit={edit}
            onUndo={undo}
            changed={new Set(conflict?.rows.map(({ code }) => code))}
          />
        ) : (
          <p className="muted">{t("tariff.none")}</p>
        )}
      </section>
      <SheetBar
        changed={changed}
        wrong={wrong}
        busy={busy}
        hint={t("tariff.hint")}
        onSave={save}
        onUndo={undo}
        onDiscard={discard}
        canUndo={draft.past.length > 0}
      />
      {isImporting && (
        <FileDialog
          table={table}
          communes={communes}
          onClose={() => setImporting(false)}
          onTake={(typed) => {
            edit(typed)
            setImporting(false)
          }}
        />
      )}
      {changed > 0 && <LeaveGuard why={t("tariff.leaveWhy")} />}
    </div>
  )
}
