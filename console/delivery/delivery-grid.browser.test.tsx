import { useState } from "react"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { renderInConsole } from "../testing/render-in-console.tsx"
import { addStep, emptyDraft, undoStep } from "../ui/sheet/edits.ts"
import { DeliveryGrid } from "./delivery-grid.tsx"

const values = { desk: 400, home: 700, deskServed: true, homeServed: true, daysMin: 1, daysMax: 3 }
const rows = [
  { code: 1, parent: null, name: "Adrar", namear: "أدرار", ...values },
  { code: 2, parent: null, name: "Chlef", namear: "الشلف", ...values },
]

function Grid() {
  const [draft, setDraft] = useState(emptyDraft)
  return (
    <>
      <DeliveryGrid
        rows={rows}
        edits={draft.edits}
        changed={new Set()}
        onEdit={(typed) => setDraft((before) => addStep(before, { ...before.edits, ...typed }))}
        onUndo={() => setDraft(undoStep)}
      />
      <output>{JSON.stringify(draft.edits)}</output>
    </>
  )
}

test.each([
  ["fr", "{ArrowRight}"],
  ["ar", "{ArrowLeft}"],
] as const)("in %s %s goes to the next column; typing writes, Ctrl+Z takes it back", async (locale, next) => {
  const { screen } = await renderInConsole(locale, <Grid />)
  const cell = (row: number, column: number) => screen.getByRole("row").nth(row).getByRole("gridcell").nth(column)
  await cell(1, 0).click()
  await expect.element(cell(1, 0)).toHaveFocus()
  await userEvent.keyboard(next)
  await expect.element(cell(1, 1)).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}850{Enter}")
  await expect.element(screen.getByRole("status")).toHaveTextContent('{"2.home":"850"}')
  await cell(2, 1).click()
  await userEvent.keyboard("{Control>}z{/Control}")
  await expect.element(screen.getByRole("status")).toHaveTextContent("{}")
})
