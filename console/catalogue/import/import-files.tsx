import { useText } from "../../i18n/use-text.ts"
import { DropArea } from "../../media/drop-area.tsx"
import { FilePick } from "../../media/file-button.tsx"
import { Button } from "../../ui/button.tsx"
import * as css from "./import-files.module.css"

type Props = {
  table: File | undefined
  zip: File | undefined
  isBusy: boolean
  onTable: (table: File, zip?: File) => void
  onZip: (zip: File) => void
  onNoZip: () => void
}

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || /zip/.test(type)

/** Takes a table of products and a zip of its pictures, chosen one by one or dropped together. */
export function ImportFiles({ table, zip, isBusy, onTable, onZip, onNoZip }: Props) {
  const t = useText()
  function drop(files: File[]) {
    if (isBusy) return
    const pictures = files.find(isZip)
    const dropped = files.find((file) => !isZip(file))
    if (dropped) onTable(dropped, pictures)
    else if (pictures) onZip(pictures)
  }
  return (
    <DropArea label={t("productFile.drop")} onFiles={drop}>
      <ImportFile
        label={t(table ? "productFile.again" : "productFile.choose")}
        accept=".csv,.txt,.tsv,text/csv"
        name={t("productFile.choose")}
        file={table}
        isBusy={isBusy}
        onFile={onTable}
      />
      <ImportFile
        label={t(zip ? "productFile.zipAgain" : "productFile.zip")}
        accept=".zip,application/zip"
        name={t("productFile.zip")}
        file={zip}
        isBusy={isBusy}
        onFile={onZip}
        onRemove={onNoZip}
      />
    </DropArea>
  )
}

type ImportFileProps = {
  label: string
  /** Accessible name of the field, whether a file is chosen or not. */
  name: string
  accept: string
  file: File | undefined
  isBusy: boolean
  onFile: (file: File) => void
  /** Goes on without the file; without it there is always one. */
  onRemove?: () => void
}

function ImportFile({ label, name, accept, file, isBusy, onFile, onRemove }: ImportFileProps) {
  const t = useText()
  return (
    <div className={css.pFile}>
      <FilePick
        label={label}
        name={name}
        accept={accept}
        disabled={isBusy}
        onFiles={([chosen]) => chosen && onFile(chosen)}
      />
      {file && <bdi>{file.name}</bdi>}
      {file && onRemove && (
        <Button look="link" disabled={isBusy} onClick={onRemove}>
          {t("productFile.removeZip", { name: file.name })}
        </Button>
      )}
    </div>
  )
}
