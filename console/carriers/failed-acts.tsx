import type { FormEvent } from "react"
import type { ParcelRow } from "#api/carriers/contract-parcels.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { answerWords } from "#core/delivery/parcel-answer.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useText } from "../i18n/use-text.ts"
import { Button } from "../ui/button.tsx"
import { Field } from "../ui/forms/field.tsx"
import * as css from "./carriers.module.css"

type Props = {
  parcel: ParcelRow
  busy: boolean
  act: (task: () => Promise<unknown>) => Promise<boolean>
  onDone?: (() => void) | undefined
}

/** Actions after a failed delivery: tell the carrier the customer's wish, where its API takes one, and end the call. */
export function FailedActs({ parcel, busy, act, onDone }: Props) {
  const t = useText()
  const attend = async (words: string | null) => {
    const path = apiPath("/parcels/:documentId/attend", { params: { documentId: parcel.documentId } })
    if (await act(() => fetchJson("POST", path, { words }))) onDone?.()
  }
  function told(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get("words")).trim()
    if (words) void attend(words)
  }
  const { answer } = parcel
  return (
    <form className={css.cSettle} onSubmit={told}>
      {parcel.mayAskAgain && (
        <>
          <Field
            label={t("parcel.tellWhat")}
            hint={t("parcel.tellHint")}
            name="words"
            maxLength={200}
            defaultValue={answer?.carrier === "not-told" ? answerWords(answer) : ""}
          />
          <Button look="soft" type="submit" disabled={busy}>
            {t("parcel.tell")}
          </Button>
        </>
      )}
      {parcel.toCallAt !== null && (
        <button
          type="button"
          className={parcel.mayAskAgain ? buttons.link : `${buttons.btn} ${buttons.btnSoft}`}
          disabled={busy}
          onClick={() => attend(null)}
        >
          {t("parcel.attended")}
        </button>
      )}
    </form>
  )
}
