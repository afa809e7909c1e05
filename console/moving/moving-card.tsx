import { csvSeparators } from "#core/files/read-csv.ts"
import { fileEncodings } from "#core/moving/encoding.ts"
import { movingFormats } from "#core/moving/formats.ts"
import { failureText, fileProblemText } from "../catalogue/import/import-failure.ts"
import { useText } from "../i18n/use-text.ts"
import { Button } from "../ui/button.tsx"
import { Options, Select } from "../ui/forms/select.tsx"
import { Problem } from "../ui/problem.tsx"
import * as css from "./moving.module.css"
import { MovingReport } from "./moving-report.tsx"
import type { ReadingChoice } from "./moving-stream.ts"
import type { MovedFileState } from "./use-moving.ts"

const encodingNames: Record<(typeof fileEncodings)[number], string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "windows-1252": "Windows-1252",
  "windows-1256": "Windows-1256",
}
const separatorNames = { ",": "comma", ";": "semicolon", "\t": "tab" } as const

type Props = {
  state: MovedFileState
  isBusy: boolean
  onChoose: (choice: ReadingChoice) => void
  onRemove: () => void
}

/** A file of another shop: how it was read, which can be changed, and what it would do. */
export function MovingCard({ state, isBusy, onChoose, onRemove }: Props) {
  const t = useText()
  const { file, answer, choice, progress, problem } = state
  const about = answer?.about ?? answer?.history
  const isText = about?.encoding !== null
  return (
    <article className={css.cMovingFile}>
      <header>
        <h2>
          <bdi>{file.name}</bdi>
        </h2>
        <Button look="link" disabled={isBusy} onClick={onRemove}>
          {t("moving.remove")}
        </Button>
      </header>
      {progress && (
        <p role="status">
          {t(`productFile.progress.${progress.phase}`, progress)}
          <progress aria-label={file.name} value={progress.done} max={progress.total || 1} />
        </p>
      )}
      <Problem text={problem === undefined ? "" : fileProblemText(problem, t)} />
      <Problem text={answer?.failed === undefined ? "" : failureText(answer.failed, t)} />
      {!answer?.archive && (
        <div className={css.cMovingChoices}>
          <Select
            label={t("moving.format")}
            disabled={isBusy}
            value={choice.format ?? about?.format ?? ""}
            onChange={({ target }) => onChoose({ format: movingFormats.find((one) => one === target.value) })}
          >
            <option value="">{t("moving.detected")}</option>
            <Options of={movingFormats.map((one) => [one, t(`moving.format.${one}`)])} />
          </Select>
          {isText && (
            <Select
              label={t("moving.encoding")}
              hint={t("moving.encodingHint")}
              disabled={isBusy}
              value={choice.encoding ?? about?.encoding ?? ""}
              onChange={({ target }) => onChoose({ encoding: fileEncodings.find((one) => one === target.value) })}
            >
              <option value="">{t("moving.detected")}</option>
              <Options of={fileEncodings.map((one) => [one, encodingNames[one]])} />
            </Select>
          )}
          {isText && (
            <Select
              label={t("moving.separator")}
              disabled={isBusy}
              value={choice.separator ?? about?.separator ?? ""}
              onChange={({ target }) => onChoose({ separator: csvSeparators.find((one) => one === target.value) })}
            >
              <option value="">{t("moving.detected")}</option>
              <Options of={csvSeparators.map((one) => [one, t(`moving.separator.${separatorNames[one]}`)])} />
            </Select>
          )}
        </div>
      )}
      {answer && <MovingReport answer={answer} />}
    </article>
  )
}
