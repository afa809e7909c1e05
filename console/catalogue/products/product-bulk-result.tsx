import type { BulkResult } from "#api/catalogue/contract-product-form.ts"
import type { SentParts } from "../../data/send-in-parts.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as orderDialogs from "../../styles/order-dialogs.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useRestore } from "./restore-note.tsx"

export type SentChange = SentParts<string, BulkResult>

type Props = { sent: SentChange; deleted: readonly string[]; onClose: () => void }

/** Results of a change of the selected products, also where it stopped; unchanged ones are named with the reason.
 *  @param deleted those that can be restored */
export function ProductBulkResult({ sent, deleted, onClose }: Props) {
  const restore = useRestore()
  const { results, unsent, unknown } = sent
  const t = useText()
  const locale = useConsoleLocale()
  const count = (kind: BulkResult["result"]) => results.filter(({ result }) => result === kind).length
  return (
    <Dialog title={t("products.bulk.title")} onClose={onClose}>
      <p role="status">
        {t("products.bulk.done", { n: count("done") })}
        {count("same") > 0 && ` · ${t("products.bulk.same", { n: count("same") })}`}
        {count("problem") > 0 && ` · ${t("products.bulk.failed", { n: count("problem") })}`}
      </p>
      {unknown.length > 0 && <p>{t("products.bulk.unknown", { n: unknown.length })}</p>}
      {unsent.length > 0 && <p>{t("products.bulk.unsent", { n: unsent.length })}</p>}
      <ul className={orderDialogs.cResults}>
        {results.map(
          ({ documentId, problem, name }) =>
            problem && (
              <li key={documentId} className={orderDialogs.failed}>
                <Icon name="circle-alert" />
                <bdi>{(name && titleIn(name, locale)) || "–"}</bdi>
                <span>{t(`products.problem.${problem}`)}</span>
              </li>
            ),
        )}
      </ul>
      <div className={parts.cActs}>
        <Button onClick={onClose}>{t("shell.close")}</Button>
        {deleted.length > 0 && (
          <Button
            look="quiet"
            onClick={() => {
              onClose()
              void restore(deleted)
            }}
          >
            {t("products.bulk.restore")}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
