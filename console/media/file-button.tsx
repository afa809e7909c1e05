import { useRef } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"

type Props = {
  several: boolean
  onFiles: (files: File[]) => void
  /** For the summary of a form's problems, which leads here. */
  id?: string | undefined
  isBad?: boolean | undefined
}

/** Asks this device for pictures. */
export function FileButton({ several, onFiles, id, isBad }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const text = t(several ? "media.upload.several" : "media.upload.one")
  return (
    <>
      <button
        type="button"
        className={`${buttons.btn} ${buttons.btnQuiet}`}
        id={id}
        aria-invalid={isBad || undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" />
        {text}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={text}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ""
        }}
      />
    </>
  )
}
