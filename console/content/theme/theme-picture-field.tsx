import { useRef, useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import type { ThemePicture, ThemePictureKind } from "#core/content/theme/theme-picture.ts"
import { useText } from "../../i18n/use-text.ts"
import { DropArea } from "../../media/drop-area.tsx"
import { RemovedNote } from "../../media/removed-note.tsx"
import * as media from "../../styles/media.module.css"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./theme.module.css"
import { useThemeUpload } from "./use-theme-upload.ts"

type Props = {
  kind: ThemePictureKind
  label: string
  hint: string
  /** On which ground it is shown. */
  ground: "light" | "dark"
  value: ThemePicture | null
  onChange: (value: ThemePicture | null) => void
}

/** One picture of the theme: uploaded by press, drop or paste, and taken away again. */
export function ThemePictureField({ kind, label, hint, ground, value, onChange }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [removed, setRemoved] = useState<ThemePicture>()
  const { upload, sending, problem, clear } = useThemeUpload(kind, onChange)
  const take = ([file]: File[]) => file && upload(file)
  const name = t("theme.picture.upload", { what: label })
  return (
    <DropArea label={label} onFiles={take}>
      {value && (
        <div className={css.cThemeShot} data-ground={ground} data-kind={kind}>
          <img src={value.url} alt={label} width={value.width} height={value.height} />
        </div>
      )}
      <div className={media.cPicSide}>
        <p className={media.cPicAdd}>
          <Button look="quiet" icon="upload" aria-label={name} onClick={() => input.current?.click()}>
            {t("theme.picture.choose")}
          </Button>
          {value && (
            <Button
              look="quiet"
              icon="x"
              aria-label={t("theme.picture.removeOf", { what: label })}
              onClick={() => {
                setRemoved(value)
                clear()
                onChange(null)
              }}
            >
              {t("theme.picture.remove")}
            </Button>
          )}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/svg+xml,image/png,image/webp,image/jpeg"
          aria-label={name}
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])])
            // The same file may be chosen again.
            currentTarget.value = ""
          }}
        />
        <p className="small muted">{hint}</p>
        {sending !== undefined && <p role="status">{t("media.sending", { name: sending })}</p>}
        {problem && (
          <p className={fields.why} role="alert">
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
        <RemovedNote name={removed && !value ? label : undefined} onUndo={() => removed && onChange(removed)} />
      </div>
    </DropArea>
  )
}
