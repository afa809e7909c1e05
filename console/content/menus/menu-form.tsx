import type { AdminMenu } from "#api/content/menus/contract-admin-menu.ts"
import type { MenuName } from "#core/content/menus/menu.ts"
import { localizedPath } from "#core/i18n/locale.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import { UndoRemoval } from "../sections/undo-removal.tsx"
import { EntryList } from "./entry-list.tsx"
import { loadMenu, useMenuEditor } from "./use-menu-editor.ts"

export function MenuForm({ menu, loaded }: { menu: MenuName; loaded: AdminMenu }) {
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const editor = useMenuEditor(menu, loaded)
  const { form } = editor
  return (
    <>
      <FormProblems form={form} onLoad={async () => editor.restart(await loadMenu(menu))} />
      <EntryList editor={editor} />
      <FormBar
        state={form.state}
        onSave={() => form.submit()}
        onDiscard={editor.discard}
        view={localizedPath(locale, "/", main)}
      >
        <UndoRemoval editor={editor} />
      </FormBar>
    </>
  )
}
