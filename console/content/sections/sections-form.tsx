import { useState } from "react"
import type { AdminSections } from "#api/content/contract-admin-section.ts"
import { sectionPages } from "#core/content/sections/section.ts"
import { localizedPath } from "#core/i18n/locale.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import { BesidePreview } from "../../ui/page-preview/beside-preview.tsx"
import { DefaultSections } from "./default-sections.tsx"
import { HomePreview } from "./home-preview.tsx"
import { SectionList } from "./section-list.tsx"
import { UndoRemoval } from "./undo-removal.tsx"
import { loadSections, useSectionsEditor } from "./use-sections-editor.ts"

type Props = {
  /** A home page, or the documentId of a page that the merchant added or of a landing page. */
  page: string
  loaded: AdminSections
  /** The path of the page, without language; undefined while it is hidden. */
  view: string | undefined
  /** A landing page, with fewer kinds of sections and its order form among them. */
  isLanding?: boolean
}

/** The sections of a page as one form. */
export function SectionsForm({ page, loaded, view, isLanding = false }: Props) {
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const editor = useSectionsEditor(page, loaded, isLanding)
  const { form, draft } = editor
  const [open, setOpen] = useState<string>()
  const home = sectionPages.find((one) => one === page)
  const list = draft.isDefault ? (
    <DefaultSections sections={draft.sections} onStart={editor.start} />
  ) : (
    <SectionList editor={editor} open={open} setOpen={setOpen} />
  )
  return (
    <>
      <FormProblems form={form} onLoad={async () => editor.restart(await loadSections(page))} />
      {home && view ? (
        <BesidePreview
          form={list}
          preview={<HomePreview page={home} view={view} draft={draft} open={open} onOpen={setOpen} />}
        />
      ) : (
        list
      )}
      <FormBar
        state={form.state}
        onSave={() => form.submit()}
        onDiscard={editor.discard}
        view={view && localizedPath(locale, view, main)}
      >
        <UndoRemoval editor={editor} />
      </FormBar>
    </>
  )
}
