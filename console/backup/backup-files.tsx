import { useState } from "react"
import type { BackupFile } from "#api/backups/contract.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { fetchRaw } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { ProofDialog } from "../staff/members/proof-dialog.tsx"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Button } from "../ui/button.tsx"
import { saveFile } from "../ui/save-file.ts"
import { RestoreDialog } from "./restore-dialog.tsx"
import { sizeText } from "./use-backups.ts"

type Chosen = { file: BackupFile; task: "download" | "restore" }

/** The files that are stored: each can be downloaded or restored, after the password. */
export function BackupFiles({ files }: { files: BackupFile[] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const [chosen, setChosen] = useState<Chosen>()
  const close = () => setChosen(undefined)
  const download = async (name: string, proof: object) => {
    const path = apiPath("/backups/:name/download", { params: { name } })
    saveFile(await (await fetchRaw("POST", path, { body: proof })).blob(), name)
    close()
  }
  return (
    <section className={parts.cPart}>
      <h2>{t("backup.files")}</h2>
      {files.length === 0 && <p className="muted">{t("backup.none")}</p>}
      {files.length > 0 && (
        <ul className={settings.cRows}>
          {files.map((file) => {
            const at = formatShopDate(file.madeAt, locale, true)
            return (
              <li key={file.name}>
                <span>
                  {at} <small>{sizeText(file.bytes, locale, t)}</small>
                </span>
                <span className={parts.cActs}>
                  {(["download", "restore"] as const).map((task) => (
                    <Button
                      key={task}
                      look="link"
                      aria-label={t("backup.of", { what: t(`backup.${task}`), at })}
                      onClick={() => setChosen({ file, task })}
                    >
                      {t(`backup.${task}`)}
                    </Button>
                  ))}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {chosen?.task === "download" && (
        <ProofDialog
          title={t("backup.download")}
          onClose={close}
          onProven={(proof) => download(chosen.file.name, proof)}
        />
      )}
      {chosen?.task === "restore" && <RestoreDialog file={chosen.file} onClose={close} />}
    </section>
  )
}
