import type { UnmatchedCommune } from "#api/carriers/contract.ts"
import { apiPath } from "../data/api-path.ts"
import { useGet } from "../data/use-get.ts"
import { useText } from "../i18n/use-text.ts"
import { Problem } from "../ui/problem.tsx"
import { rejectionText } from "../ui/rejection-text.ts"
import * as css from "./carriers.module.css"

/** The shop's communes that a carrier's list does not have. */
export function UnmatchedPlaces({ documentId }: { documentId: string }) {
  const t = useText()
  const path = () => apiPath("/carriers/:documentId/unmatched", { params: { documentId } })
  const { data, error } = useGet<UnmatchedCommune[]>(["carriers", documentId, "unmatched"], path)
  if (error) return <Problem text={rejectionText(error, t)} />
  if (!data) return <p role="status">{t("form.loading")}</p>
  if (data.length === 0) return <p>{t("carrier.allMatched")}</p>
  return (
    <>
      <p>{t("carrier.unmatchedText")}</p>
      <ul className={css.cCarrierPlaces}>
        {data.map(({ wilaya, commune }) => (
          <li key={`${wilaya} ${commune}`}>
            {wilaya} · <bdi>{commune}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
