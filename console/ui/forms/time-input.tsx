import { type InputHTMLAttributes, useState } from "react"
import { parseTime, wholeTime } from "./parse-time.ts"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "type"> & {
  /** `14:30`; "" = none. */
  value: string
  /** Called with a whole time, and with "" when the field was emptied. */
  onTime: (time: string) => void
}

/** A time by the 24-hour clock. A browser's own field would show AM and PM by the language of the machine. */
export function TimeInput({ value, onTime, placeholder = "14:30", ...input }: Props) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      placeholder={placeholder}
      pattern="([01]?[0-9]|2[0-3]):[0-5][0-9]"
      maxLength={7}
      value={typed ?? value}
      onChange={({ target }) => {
        const text = parseTime(target.value)
        setTyped(text)
        const time = text === "" ? "" : wholeTime(text)
        if (time !== undefined) onTime(time)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
