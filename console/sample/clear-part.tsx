import { useState } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import * as parts from "../catalogue/product/parts/parts.module.css"
import { useText } from "../i18n/use-text.ts"
import { Dialog } from "../ui/dialog.tsx"
import type { SampleChange } from "./use-sample-change.ts"

/** The button that clears the sample, after a question. */
export function ClearPart({ total, change }: { total: number; change: SampleChange }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { busy, clear } = change
  const go = () => {
    setAsking(false)
    void clear(total)
  }
  return (
    <div className={parts.cActs}>
      <button type="button" className={buttons.btn} disabled={busy} onClick={() => setAsking(true)}>
        {busy ? t("sample.busy") : t("sample.clear", { n: total })}
      </button>
      {isAsking && (
        <Dialog title={t("sample.title")} onClose={() => setAsking(false)}>
          <p>{t("sample.confirm")}</p>
          <div className={parts.cActs}>
            <button type="button" className={buttons.btn} onClick={go}>
              {t("sample.clear", { n: total })}
            </button>
            <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={() => setAsking(false)}>
              {t("shell.close")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
