import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { restoreOffer } from "#core/catalogue/removed-product.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMay } from "../../data/use-me.ts"
import { useTask } from "../../data/use-task.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as css from "../../styles/product.module.css"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { RestoreNote } from "../products/restore-note.tsx"

/** Further actions on a stored product: a copy, a landing page, and deletion where no order has it.
 *  @param isChanged unsaved changes would not be in a copy */
export function ProductActions({ product, isChanged }: { product: AdminProductDetail; isChanged: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const mayMakePages = useMay("content.write")
  const client = useQueryClient()
  const [isConfirming, setTarget] = useState(false)
  const { run, problem } = useTask()

  async function act(work: () => Promise<string>) {
    const isDone = await run(async () => {
      const path = await work()
      await client.invalidateQueries({ queryKey: ["products"] })
      navigate(path)
    })
    if (!isDone) setTarget(false)
  }
  const params = { documentId: product.documentId }
  const duplicate = () =>
    act(async () => {
      const made = await fetchJson<AdminProductDetail>("POST", apiPath("/products/:documentId/duplicate", { params }))
      return `/products/${made.documentId}`
    })
  const remove = () =>
    act(async () => {
      await fetchJson("DELETE", apiPath("/products/:documentId", { params }))
      notify(<RestoreNote documentIds={[product.documentId]} />, { autoHideDuration: restoreOffer })
      return "/products"
    })

  return (
    <div className={css.pActs}>
      <Button look="link" icon="copy" disabled={isChanged} onClick={duplicate}>
        {t("product.duplicate")}
      </Button>
      {mayMakePages && (
        <ButtonLink look="link" icon="layout-template" to={`/landing-pages?product=${product.documentId}`}>
          {t("product.landing")}
        </ButtonLink>
      )}
      {product.isOrdered ? (
        <p className="small muted">{t("product.isOrdered")}</p>
      ) : (
        <Button look="link" icon="trash-2" className={css.pDanger} onClick={() => setTarget(true)}>
          {t("product.delete")}
        </Button>
      )}
      <Problem text={rejectionText(problem, t)} />
      {isConfirming && (
        <Dialog title={t("product.deleteAsk")} onClose={() => setTarget(false)}>
          <p>{t("product.deleteWhy")}</p>
          <p className={parts.cActs}>
            <button type="button" className={`${buttons.btn} ${buttons.btnOrder}`} onClick={remove}>
              {t("product.delete")}
            </button>
            <Button look="quiet" onClick={() => setTarget(false)}>
              {t("media.cancel")}
            </Button>
          </p>
        </Dialog>
      )}
    </div>
  )
}
