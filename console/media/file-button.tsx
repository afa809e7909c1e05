import { useRef } from "react"
import { useText } from "../i18n/use-text.ts"
import { Button } from "../ui/button.tsx"

type FilePickProps = {
  label: string
  /** Accessible name of the field, where its button says more. */
  name?: string
  accept: string
  several?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  /** For the summary of a form's problems, which leads here. */
  id?: string | undefined
  isBad?: boolean | undefined
}

/** Asks this device for files. */
export function FilePick({ label, name = label, accept, several, disabled, onFiles, id, isBad }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look="quiet"
        icon="upload"
        id={id}
        aria-invalid={isBad || undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept={accept}
        aria-label={name}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onFiles(files)
          // The same file may be chosen again, once it is mended.
          currentTarget.value = ""
        }}
      />
    </>
  )
}

type FileButtonProps = Pick<FilePickProps, "onFiles" | "id" | "isBad"> & { several: boolean }

/** Asks this device for pictures. */
export function FileButton(props: FileButtonProps) {
  const t = useText()
  const label = t(props.several ? "media.upload.several" : "media.upload.one")
  return <FilePick {...props} label={label} accept="image/jpeg,image/png,image/webp,image/avif" />
}
