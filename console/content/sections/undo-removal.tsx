import { useEffect, useRef } from "react"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { focusSection } from "./focus-section.ts"

type Props = { editor: { undo: { text: string; focus?: string } | undefined; takeBack: () => void } }

/** Says what was taken away, and brings it back. The keyboard goes here, as what it stood on is gone. */
export function UndoRemoval({ editor: { undo, takeBack } }: Props) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (undo) button.current?.focus({ preventScroll: true })
  }, [undo])
  return (
    <span className="s-undo" role="status">
      {undo && (
        <>
          <bdi>{undo.text}</bdi>
          <button
            ref={button}
            type="button"
            className="link"
            onClick={() => {
              takeBack()
              if (undo.focus) focusSection(undo.focus)
            }}
          >
            <Icon name="undo-2" flip />
            {t("section.undo")}
          </button>
        </>
      )}
    </span>
  )
}
