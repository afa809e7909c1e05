import { type FormEvent, type KeyboardEvent, useId, useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { decimalText, readNumber } from "#core/text/parse-number.ts"
import { grouped } from "../../ui/sheet/grouped.ts"
import * as css from "./products.module.css"

type Props = {
  label: string
  value: number
  isWhole?: boolean
  /** Error text of an invalid number. */
  wrong: string
  /** Stores it.
   *  @param was the value that was seen as somebody began to type
   *  @returns what went wrong, "" when nothing did */
  onChange: (value: number, was: number) => Promise<string>
}

const written = (value: number) => grouped(decimalText(value))

/** A number that is changed where it stands: stored by Enter or when it is left, Escape takes it back. */
export function QuickNumber({ label, value, isWhole = false, wrong, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  // The list may be read again while somebody types.
  const [seen, setSeen] = useState<number>()
  const [problem, setProblem] = useState("")
  const [busy, setBusy] = useState(false)
  async function store() {
    if (typed === undefined || busy) return
    const to = readNumber(typed)
    if (to === undefined || (isWhole && !Number.isInteger(to))) return setProblem(wrong)
    setProblem("")
    const was = seen ?? value
    if (to !== was) {
      setBusy(true)
      const rejected = await onChange(to, was)
      setBusy(false)
      // Who tries again has seen the value of now.
      setSeen(undefined)
      if (rejected) return setProblem(rejected)
    }
    stop()
  }
  function stop() {
    setTyped(undefined)
    setSeen(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store()
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return
    stop()
    setProblem("")
  }
  return (
    <form className={css.pQuick} onSubmit={submit} data-busy={busy || undefined}>
      <input
        type="text"
        inputMode={isWhole ? "numeric" : "decimal"}
        dir="ltr"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={typed ?? written(value)}
        onChange={({ target }) => {
          if (typed === undefined) setSeen(value)
          setTyped(target.value)
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => void store()}
        onKeyDown={press}
      />
      {problem && (
        <p className={fields.why} id={id} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
