import { useEffect, useRef } from "react"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import * as sections from "../sections/sections.module.css"

/** Note on the last removed page, with undo.
 *  @param id of that page; undefined = none */
export function UndoPageRemoval({ id, name, onUndo }: { id: string | undefined; name: string; onUndo: () => void }) {
  const t = useText()
  const undo = useRef<HTMLButtonElement>(null)
  // The keyboard goes there, as what it stood on is gone.
  useEffect(() => {
    if (id !== undefined) undo.current?.focus()
  }, [id])
  return (
    <p role="status" className={sections.sUndo}>
      {id !== undefined && (
        <>
          <bdi>{t("section.removed", { name })}</bdi>
          <Button look="link" ref={undo} onClick={onUndo}>
            <Icon name="undo-2" flip />
            {t("section.undo")}
          </Button>
        </>
      )}
    </p>
  )
}
