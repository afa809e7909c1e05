import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/media.module.css"
import { Button } from "../ui/button.tsx"

/** Says that a picture is gone from here, and brings it back. */
export function RemovedNote({ name, onUndo }: { name: string | undefined; onUndo: () => void }) {
  const t = useText()
  return (
    <p className={css.cPicRemoved} role="status">
      {name !== undefined && (
        <>
          {t("media.removed", { name })}{" "}
          <Button look="link" onClick={onUndo}>
            {t("media.undo")}
          </Button>
        </>
      )}
    </p>
  )
}
