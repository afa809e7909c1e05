import { useLocation } from "react-router"
import { expect, test } from "vitest"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { Field } from "./field.tsx"
import { FormBar } from "./form-bar.tsx"
import { useSavedForm } from "./use-saved-form.ts"
import { useOwnAddress } from "./use-stored-record.ts"

type Record = { id: string | null; updatedAt: string | null; name: string; units: string; unitsWas: number }

const fresh: Record = { id: null, updatedAt: null, name: "", units: "0", unitsWas: 0 }

/** A form whose record is stored when the test says so. */
function SlowForm({ sent, stored }: { sent: Record[]; stored: () => Promise<void> }) {
  const form = useSavedForm<Record>({
    loaded: fresh,
    check: () => [],
    save: async (draft) => {
      sent.push(draft)
      await stored()
      return { ...draft, id: "a1", updatedAt: `version ${sent.length}`, unitsWas: Number(draft.units) }
    },
  })
  useOwnAddress(form.draft.id ? `/things/${form.draft.id}` : undefined, form.state)
  const field = (name: "name" | "units") => (
    <Field label={name} value={form.draft[name]} onChange={({ target }) => form.set({ [name]: target.value })} />
  )
  return (
    <>
      <p>{useLocation().pathname}</p>
      {field("name")}
      {field("units")}
      <FormBar state={form.state} onSave={() => form.submit()} />
    </>
  )
}

test("what is typed while a new record is stored stays, over the record as it is stored then", async () => {
  const sent: Record[] = []
  const waiting = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const form = <SlowForm sent={sent} stored={() => waiting[sent.length - 1]?.promise ?? Promise.resolve()} />
  const { screen, t } = await renderInConsole("fr", form)
  await screen.getByRole("textbox", { name: "units" }).fill("8")
  await screen.getByRole("button", { name: t("form.save") }).click()
  await screen.getByRole("textbox", { name: "name" }).fill("typed meanwhile")
  waiting[0]?.resolve()
  await expect.element(screen.getByText(t("form.state.unsaved"))).toBeVisible()
  // Its own address would begin the form again, without what was typed.
  await expect.element(screen.getByText("/things/a1")).not.toBeInTheDocument()

  await screen.getByRole("button", { name: t("form.save") }).click()
  // The same record, with the units that are stored now: else it would be made twice, and its units added twice.
  expect(sent.at(1)).toEqual({ id: "a1", updatedAt: "version 1", name: "typed meanwhile", units: "8", unitsWas: 8 })
  waiting[1]?.resolve()
  await expect.element(screen.getByText("/things/a1")).toBeVisible()
})
