import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { MediaInUse } from "#api/media/contract-admin.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import type { TextKey } from "../i18n/texts.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Button } from "../ui/button.tsx"
import { rejectionText } from "../ui/rejection-text.ts"
import type { Media } from "./media.ts"

const kinds: Record<MediaInUse["uses"][number]["kind"], TextKey> = {
  product: "media.use.product",
  category: "media.use.category",
  post: "media.use.post",
  page: "media.use.page",
  landing: "media.use.landing",
  home: "media.use.home",
  order: "media.use.order",
}

/** Removes a picture for good: asks once more, and says where it is used when it cannot go. */
export function RemoveFromLibrary({ media, onGone }: { media: Media; onGone: () => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  const client = useQueryClient()
  const [confirmedId, setConfirmedId] = useState<string>()
  const [problem, setProblem] = useState<{ of: string; text: string }>()
  const isConfirming = confirmedId === media.documentId

  async function remove() {
    setConfirmedId(undefined)
    try {
      await fetchJson("DELETE", apiPath("/media/:documentId", { params: { documentId: media.documentId } }))
      await client.invalidateQueries({ queryKey: ["media"] })
      onGone()
    } catch (error) {
      setProblem({ of: media.documentId, text: whyNot(error) })
    }
  }

  function whyNot(rejection: unknown): string {
    // The contract says what a rejection for this reason holds.
    const details =
      rejection instanceof RejectedError && rejection.status === 409 ? (rejection.details as MediaInUse) : undefined
    if (!details) return rejectionText(rejection, t, { 404: t("media.gone") })
    const places = details.uses.map(({ kind, name }) =>
      kind === "order" ? t(kinds.order) : `${t(kinds[kind])} ${name}`,
    )
    return t("media.inUse", { places: [...new Set(places)].join(commaOf(locale)) })
  }

  return (
    <>
      <Button look="quiet" onClick={() => (isConfirming ? remove() : setConfirmedId(media.documentId))}>
        {t(isConfirming ? "media.removeForGood" : "media.removeFromLibrary")}
      </Button>
      {problem?.of === media.documentId && (
        <span className="small" role="alert">
          {problem.text}
        </span>
      )}
    </>
  )
}
