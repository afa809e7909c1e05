import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useTask } from "../data/use-task.ts"
import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/media.module.css"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { ThreeLanguages } from "../ui/forms/three-languages.tsx"
import { Photo } from "../ui/photo.tsx"
import { Problem } from "../ui/problem.tsx"
import { rejectionText } from "../ui/rejection-text.ts"
import type { Media } from "./media.ts"

type Props = { media: Media; onClose: () => void; onSaved: (media: Media) => void }

/** Alternative text of a picture in three languages. It belongs to the picture wherever that stands, so it is stored
 *  at once. */
export function TextsDialog({ media, onClose, onSaved }: Props) {
  const t = useText()
  const client = useQueryClient()
  const [texts, setTexts] = useState(media.alternativeText)
  const { run, busy, problem } = useTask()
  const save = () =>
    run(async () => {
      const path = apiPath("/media/:documentId", { params: { documentId: media.documentId } })
      const stored = await fetchJson<Media>("PATCH", path, { alternativeText: texts })
      client.invalidateQueries({ queryKey: ["media"] })
      onSaved(stored)
    })

  return (
    <Dialog title={t("media.texts")} onClose={onClose} wide>
      <div className={css.cPicTexts}>
        <Photo url={media.url} alt="" size={160} />
        <p className="muted">{t("media.textsWhy")}</p>
      </div>
      <p className={css.cPicAddress}>
        {t("media.address")} <code dir="ltr">{media.url}</code>
      </p>
      <ThreeLanguages
        fields={[
          {
            name: "alternativeText",
            label: t("media.text"),
            value: texts,
            onChange: setTexts,
            required: true,
            maxLength: 300,
            rows: 3,
          },
        ]}
      />
      <Problem text={rejectionText(problem, t, { 404: t("media.gone") })} />
      <p className={parts.cActs}>
        <Button disabled={busy} onClick={save}>
          {t("form.save")}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t("media.cancel")}
        </Button>
      </p>
    </Dialog>
  )
}
