import { useState } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Dialog } from "../../ui/dialog.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import type { SizeGuideDraft } from "./size-guide-draft.ts"

type Props = Pick<SizeGuideDraft, "kind"> & {
  brand: NonNullable<SizeGuideDraft["brand"]>
  onRemoved: () => void
}

/** Deletes a brand's guide, after a confirmation. */
export function RemoveGuide({ kind, brand, onRemoved }: Props) {
  const t = useText()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  async function remove() {
    setAsking(false)
    try {
      await fetchJson("DELETE", apiPath("/size-guides/:kind/:brand", { params: { kind, brand: brand.documentId } }))
      notify(t("guide.removed"))
      onRemoved()
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
  }
  return (
    <>
      <button type="button" className={buttons.link} onClick={() => setAsking(true)}>
        <Icon name="trash-2" />
        {t("guide.remove")}
      </button>
      {asking && (
        <Dialog title={t("guide.remove")} onClose={() => setAsking(false)}>
          <p>{t("guide.removeWhy", { brand: brand.name })}</p>
          <div className={parts.cActs}>
            <button type="button" className={buttons.btn} onClick={remove}>
              {t("guide.remove")}
            </button>
            <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={() => setAsking(false)}>
              {t("shell.close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
