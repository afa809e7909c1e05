import { useState } from "react"
import { Link } from "react-router"
import { useUniverses } from "../catalogue/products/use-universes.ts"
import { useText } from "../i18n/use-text.ts"
import { DropArea } from "../media/drop-area.tsx"
import { FilePick } from "../media/file-button.tsx"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Button } from "../ui/button.tsx"
import { Check } from "../ui/forms/check.tsx"
import { Field } from "../ui/forms/field.tsx"
import { Options, Select } from "../ui/forms/select.tsx"
import * as css from "./moving.module.css"
import { MovingCard } from "./moving-card.tsx"
import { MovingOut } from "./moving-out.tsx"
import { type MovingTarget, useMoving } from "./use-moving.ts"

/** Moving in from another shop: its files are looked at, and stored by one press. */
export function MovingScreen() {
  const t = useText()
  const { choices } = useUniverses()
  const [chosen, setChosen] = useState<string>()
  const [units, setUnits] = useState(5)
  const [leavesOut, setLeavesOut] = useState(true)
  const { files, isBusy, add, choose, remove, preview, store } = useMoving()
  const productType = chosen ?? choices()[0]?.slug ?? ""
  const target: MovingTarget = { productType, units }
  const waiting = files.flatMap(({ answer }) => (answer?.isDry && answer.failed === undefined ? answer : []))
  const reports = waiting.flatMap(({ report }) => report ?? [])
  const others = waiting.flatMap((answer) => answer.parts)
  const problems = reports.reduce((sum, report) => sum + report.problems, 0)
  const products = reports.reduce((sum, { created, changed }) => sum + created + changed, 0)
  const changes = products + others.reduce((sum, { made, changed }) => sum + made + changed, 0)
  const mayStore = changes > 0 && (problems === 0 || leavesOut)
  const change = (next: Partial<MovingTarget>) => void preview({ ...target, ...next })
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <h1>{t("settings.moving")}</h1>
      <p className="muted">{t("moving.lead")}</p>
      <div className={css.cMovingChoices}>
        <Select
          label={t("moving.department")}
          value={productType}
          disabled={isBusy}
          onChange={({ target: { value } }) => {
            setChosen(value)
            change({ productType: value })
          }}
        >
          <Options of={choices().map(({ slug, name }) => [slug, name])} />
        </Select>
        <Field
          label={t("moving.units")}
          hint={t("moving.unitsHint")}
          inputMode="numeric"
          value={String(units)}
          disabled={isBusy}
          onChange={({ target: { value } }) => setUnits(Math.min(100_000, Number(value.replace(/\D/g, "")) || 0))}
          onBlur={() => change({})}
        />
      </div>
      <DropArea label={t("moving.drop")} onFiles={(dropped) => !isBusy && void add(dropped, target)}>
        <FilePick
          label={t("moving.choose")}
          accept=".csv,.txt,.tsv,.xlsx,.zip,text/csv"
          several
          disabled={isBusy}
          onFiles={(picked) => void add(picked, target)}
        />
      </DropArea>
      {files.map((state) => (
        <MovingCard
          key={`${state.file.name} ${state.file.lastModified}`}
          state={state}
          isBusy={isBusy}
          onChoose={(choice) => void choose(state, choice, target)}
          onRemove={() => remove(state)}
        />
      ))}
      {problems > 0 && (
        <Check
          label={t("moving.leaveOut", { n: problems })}
          checked={leavesOut}
          onChange={() => setLeavesOut(!leavesOut)}
        />
      )}
      {waiting.length > 0 && (
        <Button disabled={isBusy || !mayStore} onClick={() => void store(target, problems > 0 ? 1 : 0)}>
          {others.length > 0 ? t("moving.storeAll") : t("moving.store", { n: products })}
        </Button>
      )}
      <p className="muted">
        {t("moving.pairs")} <Link to="/settings/redirects">{t("settings.redirects")}</Link>
      </p>
      <MovingOut />
    </div>
  )
}
