import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useId, useState } from "react"
import type { AdminReview } from "#api/reviews/contract-admin.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { reviewLimits } from "#core/reviews/review.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useText } from "../i18n/use-text.ts"
import * as visitors from "../styles/visitors.module.css"
import { Button } from "../ui/button.tsx"
import { TextArea } from "../ui/forms/field.tsx"
import { useNotify } from "../ui/notify/notify-context.ts"
import { rejectionText } from "../ui/rejection-text.ts"

/** The shop's reply to a review, shown and edited in place. The typed text outlives a failure. */
export function ReviewReply({ review }: { review: AdminReview }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  // The review as somebody began to reply: it may be shown or taken back meanwhile, which is no other reply.
  const [begun, setBegun] = useState(review)
  function begin() {
    setBegun(review)
    setDraft(review.reply)
  }
  const [busy, setBusy] = useState(false)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    try {
      const { documentId, updatedAt } = review.reply === begun.reply ? review : begun
      await fetchJson("PATCH", apiPath("/reviews/:documentId", { params: { documentId } }), {
        reply: (draft ?? "").trim(),
        updatedAt,
      })
      notify(t("review.replied"))
      setDraft(null)
      await queries.invalidateQueries({ queryKey: ["reviews"] })
    } catch (error) {
      const isTheirs = error instanceof RejectedError && error.details.code === "CHANGED_MEANWHILE"
      notify(isTheirs ? t("review.changed") : rejectionText(error, t), { type: "error" })
    } finally {
      setBusy(false)
    }
  }
  if (draft === null) {
    return (
      <>
        <Button look="link" onClick={begin}>
          {t(review.reply ? "review.replyChange" : "review.reply")}
        </Button>
        {review.reply && (
          <div className={visitors.cReply}>
            <b>{t("review.ours")}</b>
            <p dir="auto">{isolateNumbers(review.reply)}</p>
          </div>
        )}
      </>
    )
  }
  return (
    <form className={visitors.cReply} onSubmit={save} aria-labelledby={id}>
      <b id={id} className="sr">
        {t("review.reply")}
      </b>
      <TextArea
        label={t("review.ours")}
        hint={t("review.replyHint")}
        rows={3}
        dir="auto"
        maxLength={reviewLimits.reply}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        autoFocus
      />
      <div className={visitors.cDeeds}>
        <Button type="submit" disabled={busy}>
          {t("review.saveReply")}
        </Button>
        <Button look="link" onClick={() => setDraft(null)}>
          {t("review.cancel")}
        </Button>
      </div>
    </form>
  )
}
