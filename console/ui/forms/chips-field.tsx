import { type KeyboardEvent, useId, useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { cutText } from "#core/cut-text.ts"
import { useText } from "../../i18n/use-text.ts"
import * as chips from "../../styles/chips.module.css"
import { Icon } from "../icon.tsx"

type Props = {
  label: string
  value: string[]
  onChange: (value: string[]) => void
  hint?: string
  problem?: string | undefined
  /** For the summary of a form's problems. */
  id?: string
  lang?: string
  dir?: "ltr" | "rtl"
  maxLength?: number
  /** Words that the browser proposes. */
  proposed?: readonly string[]
  /** Where Enter leads to with nothing typed: the `id` of what stands next. */
  next?: string
}

/** Short words in an order: one becomes a chip with Enter or a comma, the last goes with a backspace. */
export function ChipsField({
  label,
  value,
  onChange,
  hint,
  problem,
  id,
  lang,
  dir,
  maxLength = 60,
  proposed = [],
  next,
}: Props) {
  const t = useText()
  const ownId = useId()
  const place = id ?? ownId
  const [typed, setTyped] = useState("")
  function add(words: string) {
    const fresh = words
      .split(/[,،;\n]/)
      .map((word) => cutText(word.trim(), maxLength))
      .filter((word, at, all) => word !== "" && !value.includes(word) && all.indexOf(word) === at)
    setTyped("")
    if (fresh.length > 0) onChange([...value, ...fresh])
  }
  function press(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (typed.trim() === "" && next) document.getElementById(next)?.focus()
      add(typed)
    }
    if (event.key === "Backspace" && typed === "" && value.length > 0) onChange(value.slice(0, -1))
  }
  return (
    <div className={problem ? `${fields.field} ${fields.bad}` : fields.field}>
      <label htmlFor={place}>{label}</label>
      <div className={chips.cChips} dir={dir}>
        {value.map((word) => (
          <span key={word} className={chips.cChip} lang={lang} dir={dir}>
            <bdi>{word}</bdi>
            <button
              type="button"
              aria-label={t("form.removeChip", { word })}
              onClick={() => onChange(value.filter((one) => one !== word))}
            >
              <Icon name="x" />
            </button>
          </span>
        ))}
        <input
          id={place}
          value={typed}
          lang={lang}
          dir={dir}
          autoComplete="off"
          aria-describedby={`${place}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => (/[,،;]/.test(target.value) ? add(target.value) : setTyped(target.value))}
          onKeyDown={press}
          onBlur={() => add(typed)}
          list={proposed.length > 0 ? `${place}-proposed` : undefined}
        />
        {proposed.length > 0 && (
          <datalist id={`${place}-proposed`}>
            {proposed.map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        )}
      </div>
      <p className={problem ? fields.why : "small muted"} id={`${place}-hint`}>
        {problem ?? hint ?? t("form.chipsHow")}
      </p>
    </div>
  )
}
