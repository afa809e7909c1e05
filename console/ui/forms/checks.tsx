import type { ReactNode } from "react"
import * as fields from "#app/styles/fields.module.css"

type CheckOption = { value: string; text: ReactNode; count?: number | undefined }

type Props = { options: CheckOption[]; chosen: string[]; onChange: (chosen: string[]) => void }

/** Boxes of which any number may be ticked. */
export function Checks({ options, chosen, onChange }: Props) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return options.map(({ value, text, count }) => (
    <label key={value} className={fields.check}>
      <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
      <span>{text}</span>
      {count !== undefined && <bdi className={fields.count}>{count}</bdi>}
    </label>
  ))
}
