import type { FormEvent } from "react"
import type { SavedFilter } from "#api/orders/contract-saved-filter.ts"
import * as fields from "#app/styles/fields.module.css"
import { useMay, useMe } from "../../../data/use-me.ts"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/orders-choices.module.css"
import { Button, IconButton } from "../../../ui/button.tsx"
import { Check } from "../../../ui/forms/check.tsx"
import { Field } from "../../../ui/forms/field.tsx"
import { ChipMenu } from "../../../ui/lists/chip-menu.tsx"
import { sameFilters } from "../../../ui/lists/filter-values.ts"
import { useListContext } from "../../../ui/lists/list-context.tsx"
import { toFilters, toQuery } from "./filter-query.ts"
import { useSavedFilters } from "./use-saved-filters.ts"

/** Searches that are saved under a name: own, and those that others share with the team. */
export function SavedFilters() {
  const t = useText()
  const me = useMe()
  const mayRemoveAll = useMay("staff.manage")
  const { filterValues, setFilters } = useListContext()
  const { filters, keep, share, remove } = useSavedFilters()
  const isOn = ({ query }: SavedFilter) => sameFilters(toFilters(query), filterValues)
  const isMine = ({ author }: SavedFilter) => author.id === me?.id
  const isSaved = filters.some(isOn)
  const isEmpty = Object.keys(filterValues).length === 0
  const own = filters.filter(isMine)
  const others = filters.filter((filter) => !isMine(filter))
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const name = String(given.get("name")).trim()
    if (name) keep({ name, query: toQuery(filterValues), shared: given.has("shared") })
  }
  if (filters.length === 0 && isEmpty) return null
  return (
    <ChipMenu text={t("orders.filter.saved")} on={isSaved && !isEmpty}>
      {(close) => {
        const row = (filter: SavedFilter) => (
          <div key={filter.documentId} className={css.cSaved}>
            <button
              type="button"
              aria-pressed={isOn(filter)}
              onClick={() => {
                setFilters(toFilters(filter.query))
                close()
              }}
            >
              <bdi>{filter.name}</bdi>
              {!isMine(filter) && <bdi className="muted">{filter.author.name}</bdi>}
            </button>
            {isMine(filter) && (
              <IconButton
                icon="users-round"
                label={t("orders.filter.shareOne", { name: filter.name })}
                aria-pressed={filter.shared}
                title={t("orders.filter.share")}
                onClick={() => share(filter)}
              />
            )}
            {(isMine(filter) || mayRemoveAll) && (
              <IconButton
                icon="x"
                label={t("orders.filter.remove", { name: filter.name })}
                onClick={() => remove(filter)}
              />
            )}
          </div>
        )
        return (
          <div className={css.cForm}>
            {own.map(row)}
            {others.length > 0 && <p className={fields.label}>{t("orders.filter.team")}</p>}
            {others.map(row)}
            {!isEmpty && !isSaved && (
              <form
                className={`${css.cForm} ${css.cInner}`}
                onSubmit={(event) => {
                  save(event)
                  close()
                }}
              >
                <Field label={t("orders.filter.name")} name="name" maxLength={40} required />
                <Check label={t("orders.filter.share")} name="shared" />
                <Button look="soft" type="submit">
                  {t("orders.filter.save")}
                </Button>
              </form>
            )}
          </div>
        )
      }}
    </ChipMenu>
  )
}
