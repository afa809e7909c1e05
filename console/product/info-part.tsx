import { useState } from "react"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { titleIn } from "../products/title-in.ts"
import { Icon } from "../ui/icon.tsx"
import { emptyTexts } from "../ui/local-texts.ts"
import { Sortable } from "../ui/sortable.tsx"
import { ThreeLanguages } from "../ui/three-languages.tsx"
import { Part, type PartProps } from "./part.tsx"
import { type DraftLine, newKey } from "./product-draft.ts"
import { RowHead } from "./row-head.tsx"

/** Facts as a table of two columns: `Matière : cuir`. */
export function InfoPart({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const locale = useConsoleLocale()
  const [open, setOpen] = useState<string>()
  const { lines } = draft
  const change = (key: string, changes: Partial<DraftLine>) =>
    set({ lines: lines.map((one) => (one.key === key ? { ...one, ...changes } : one)) })
  function add() {
    const line: DraftLine = { key: newKey(), name: emptyTexts, value: emptyTexts }
    set({ lines: [...lines, line] })
    setOpen(line.key)
  }
  const called = (line: DraftLine) => {
    const [name, value] = [titleIn(line.name, locale), titleIn(line.value, locale)]
    return name || value ? `${name || "…"} · ${value || "…"}` : t("product.lineUnnamed")
  }
  return (
    <Part title={t("product.info")} hint={t("product.infoHint")} id="info">
      <Sortable
        items={lines}
        idOf={({ key }) => key}
        nameOf={called}
        onChange={(sorted) => set({ lines: sorted })}
        className="p-rows"
      >
        {(line, handle, at) => {
          const [name, value] = [problemOf(`info.${at}.name.fr`), problemOf(`info.${at}.value.fr`)]
          const isOpen = open === line.key || name !== undefined || value !== undefined
          return (
            <div className="p-row">
              <RowHead
                handle={handle}
                name={called(line)}
                isOpen={isOpen}
                onOpen={() => setOpen(isOpen ? undefined : line.key)}
                onRemove={() => set({ lines: lines.filter(({ key }) => key !== line.key) })}
              />
              {isOpen && (
                <div className="p-row-body">
                  <ThreeLanguages
                    fields={[
                      {
                        ...{ name: `info.${at}.name`, label: t("product.lineName"), value: line.name },
                        ...{ onChange: (texts) => change(line.key, { name: texts }), required: true, maxLength: 100 },
                        ...(name && { problems: { fr: name } }),
                      },
                      {
                        ...{ name: `info.${at}.value`, label: t("product.lineValue"), value: line.value },
                        ...{ onChange: (texts) => change(line.key, { value: texts }), required: true, maxLength: 500 },
                        ...(value && { problems: { fr: value } }),
                      },
                    ]}
                  />
                </div>
              )}
            </div>
          )
        }}
      </Sortable>
      <p>
        <button type="button" className="btn btn-quiet" onClick={add}>
          <Icon name="plus" />
          {t("product.addLine")}
        </button>
      </p>
    </Part>
  )
}
