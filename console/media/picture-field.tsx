import { useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/media.module.css"
import { Icon } from "../ui/icon.tsx"
import { AddButtons } from "./add-buttons.tsx"
import { DropArea } from "./drop-area.tsx"
import { type Media, mediaName } from "./media.ts"
import { PictureTile } from "./picture-tile.tsx"
import { RemovedNote } from "./removed-note.tsx"
import { UploadRows } from "./upload-rows.tsx"
import { useUploads } from "./use-uploads.ts"

type Props = {
  value: Media | null
  onChange: (value: Media | null) => void
  label: string
  hint?: string
  problem?: string | undefined
  /** For the summary of a form's problems. */
  id?: string
}

/** One picture: uploaded by press, drop or paste, or chosen from the library. */
export function PictureField({ value, onChange, label, hint, problem, id }: Props) {
  const t = useText()
  const [removed, setRemoved] = useState<Media>()
  const { uploads, add, again, dismiss } = useUploads(onChange)
  const [name] = removed && !value ? [mediaName(removed, t)] : []
  return (
    <DropArea label={label} onFiles={(files) => add(files.slice(0, 1))}>
      {value && (
        <PictureTile
          media={value}
          onChange={onChange}
          onRemove={() => {
            setRemoved(value)
            onChange(null)
          }}
        />
      )}
      <div className={css.cPicSide}>
        <AddButtons
          several={false}
          id={id}
          isBad={problem !== undefined}
          onFiles={add}
          onChosen={([media]) => media && onChange(media)}
        />
        <p className="small muted">{hint ?? t("media.hint.one")}</p>
        {problem && (
          <p className={fields.why}>
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
        <UploadRows uploads={uploads} onAgain={again} onDismiss={dismiss} />
        <RemovedNote name={name} onUndo={() => removed && onChange(removed)} />
      </div>
    </DropArea>
  )
}
