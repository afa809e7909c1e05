import type { ButtonHTMLAttributes } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { icon: string; text: string; flip?: boolean }

/** A button of a row in a list that is ordered by hand. */
export function RowButton({ icon, text, flip = false, ...button }: Props) {
  return (
    <button type="button" className={buttons.iconBtn} aria-label={text} title={text} {...button}>
      <Icon name={icon} flip={flip} />
    </button>
  )
}

type MoveProps = { name: string; at: number; all: number; onMove: (by: -1 | 1) => void }

/** Moves a row by one place. At an end of the list they do nothing, but keep the keyboard. */
export function MoveButtons({ name, at, all, onMove }: MoveProps) {
  const t = useText()
  const up = { "data-part": "up", "aria-disabled": at === 0 }
  const down = { "data-part": "down", "aria-disabled": at === all - 1 }
  return (
    <>
      <RowButton icon="arrow-up" text={t("section.up", { name })} {...up} onClick={() => onMove(-1)} />
      <RowButton icon="arrow-down" text={t("section.down", { name })} {...down} onClick={() => onMove(1)} />
    </>
  )
}
