import { useEffect, useRef } from "react"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { focusSection } from "./focus-section.ts"
import * as css from "./sections.module.css"

type Props = { editor: { undo: { text: string; focus?: string } | undefined; takeBack: () => void } }

/** Says what was taken away, and brings it back. The keyboard goes here, as what it stood on is gone. */
export function UndoRemoval({ editor: { undo, takeBack } }: Props) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (undo) button.current?.focus({ preventScroll: true })
  }, [undo])
  return (
    <span className={css.sUndo} role="status">
      {undo && (
        <>
          <bdi>{undo.text}</bdi>
          <Button
            look="link"
            ref={button}
            onClick={() => {
              takeBack()
              if (undo.focus) focusSection(undo.focus)
            }}
          >
            <Icon name="undo-2" flip />
            {t("section.undo")}
          </Button>
        </>
      )}
    </span>
  )
}
