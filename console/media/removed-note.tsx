import { useText } from "../i18n/use-text.ts"

/** Says that a picture is gone from here, and brings it back. */
export function RemovedNote({ name, onUndo }: { name: string | undefined; onUndo: () => void }) {
  const t = useText()
  return (
    <p className="c-pic-removed" role="status">
      {name !== undefined && (
        <>
          {t("media.removed", { name })}{" "}
          <button type="button" className="link" onClick={onUndo}>
            {t("media.undo")}
          </button>
        </>
      )}
    </p>
  )
}
