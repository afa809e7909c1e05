import * as buttonsCss from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import * as bar from "../../ui/forms/form-bar.module.css"
import { LeaveGuard } from "../../ui/forms/leave-guard.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { ThemeEditor } from "./use-theme-editor.ts"

/** The state of the theme, and the buttons that store and publish it. */
export function ThemeBar({ editor }: { editor: ThemeEditor }) {
  const t = useText()
  const { stage, isStored, isPublished, wrong } = editor
  const open = isPublished ? "published" : isStored ? "drafted" : "unsaved"
  const isDone = stage === "published" || stage === "undone" || stage === "drafted"
  const state = stage === "failed" ? "failed" : isDone ? "saved" : open === "unsaved" ? "unsaved" : "same"
  return (
    <footer className={bar.cBar} data-state={state}>
      <p role="status">
        {isDone && <Icon name="check" />}
        {stage === "failed" && <Icon name="circle-alert" />}
        {stage === "open" ? t(`theme.open.${open}`) : t(`theme.stage.${stage}`)}
      </p>
      <a className={buttonsCss.link} href="/" target="_blank" rel="noreferrer">
        {t("form.view")}
      </a>
      <Button look="quiet" disabled={isStored || Boolean(wrong) || stage === "saving"} onClick={editor.saveDraft}>
        {t("theme.saveDraft")}
      </Button>
      <Button disabled={isPublished || Boolean(wrong) || stage === "saving"} onClick={editor.publish}>
        {t("theme.publish")}
      </Button>
      {!isStored && <LeaveGuard />}
    </footer>
  )
}
