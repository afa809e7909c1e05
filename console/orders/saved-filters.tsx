import type { FormEvent } from "react"
import { useListContext, useStore } from "react-admin"
import { useText } from "../i18n/use-text.ts"
import { ChipMenu } from "../ui/chip-menu.tsx"
import { Field } from "../ui/field.tsx"
import { Icon } from "../ui/icon.tsx"
import { sameFilters } from "./order-filter.ts"

type Saved = { name: string; filters: Record<string, unknown> }

/** Searches that somebody keeps under a name, in this browser. */
export function SavedFilters() {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const [saved, setSaved] = useStore<Saved[]>("orders.savedFilters", [])
  const isKept = saved.some(({ filters }) => sameFilters(filters, filterValues))
  const isEmpty = Object.keys(filterValues).length === 0
  const without = (name: string) => saved.filter((one) => one.name !== name)
  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name")).trim()
    if (name) setSaved([...without(name), { name, filters: filterValues }])
  }
  if (saved.length === 0 && isEmpty) return null
  return (
    <ChipMenu text={t("orders.filter.saved")} on={isKept && !isEmpty}>
      {(close) => (
        <div className="c-form">
          {saved.map(({ name, filters }) => (
            <div key={name} className="c-saved">
              <button
                type="button"
                aria-pressed={sameFilters(filters, filterValues)}
                onClick={() => {
                  setFilters(filters)
                  close()
                }}
              >
                {name}
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={t("orders.filter.remove", { name })}
                onClick={() => setSaved(without(name))}
              >
                <Icon name="x" />
              </button>
            </div>
          ))}
          {!isEmpty && !isKept && (
            <form
              className="c-form c-inner"
              onSubmit={(event) => {
                keep(event)
                close()
              }}
            >
              <Field label={t("orders.filter.name")} name="name" maxLength={40} required />
              <button type="submit" className="btn btn-soft">
                {t("orders.filter.save")}
              </button>
            </form>
          )}
        </div>
      )}
    </ChipMenu>
  )
}
