import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/media.module.css"
import { Button, IconButton } from "../ui/button.tsx"
import { LeaveGuard } from "../ui/forms/leave-guard.tsx"
import { Icon } from "../ui/icon.tsx"
import type { Upload } from "./use-uploads.ts"

type Props = { uploads: Upload[]; onAgain: (upload: Upload) => void; onDismiss: (id: number) => void }

/** Files on their way, and those that were not taken with the reason. */
export function UploadRows({ uploads, onAgain, onDismiss }: Props) {
  const t = useText()
  if (uploads.length === 0) return null
  return (
    <>
      {uploads.some(({ problem }) => problem === undefined) && <LeaveGuard why={t("media.leaveWhy")} />}
      <ul className={css.cUploads}>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <bdi>{upload.file.name}</bdi>
            {upload.problem ? (
              <p role="alert">
                <Icon name="circle-alert" />
                {upload.problem}
              </p>
            ) : (
              <progress aria-label={t("media.sending", { name: upload.file.name })} max={1} value={upload.sent} />
            )}
            {upload.mayTryAgain && (
              <Button look="link" onClick={() => onAgain(upload)}>
                {t("media.again")}
              </Button>
            )}
            <IconButton
              icon="x"
              label={t(upload.problem ? "media.forget" : "media.callOff", { name: upload.file.name })}
              onClick={() => onDismiss(upload.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
