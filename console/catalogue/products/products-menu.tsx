import { fetchRaw } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { listQuery } from "../../data/list-query.ts"
import { useMay } from "../../data/use-me.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { Menu, MenuItem, MenuLink } from "../../ui/menu.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { joinedCsv, saveFile, saveStream } from "../../ui/save-file.ts"

/** Products of one request: their ids stand in its address. */
const maxIds = 200

/** Files of products: out with the list's filters, or the selected ones alone; and in. */
export function ProductsMenu() {
  const t = useText()
  const locale = useConsoleLocale()
  const notify = useNotify()
  const mayWrite = useMay("catalogue.write")
  const { filterValues, selectedIds } = useListContext()
  async function exportFile() {
    const read = (filter: object) =>
      fetchRaw("GET", apiPath("/products/export", { query: listQuery({ filter: { ...filter, locale } }) }))
    try {
      if (selectedIds.length <= maxIds) {
        const answer = await read(selectedIds.length > 0 ? { ids: selectedIds } : filterValues)
        await saveStream(answer, "products.csv", () => undefined)
        return
      }
      const files: string[] = []
      for (let from = 0; from < selectedIds.length; from += maxIds) {
        files.push(await (await read({ ids: selectedIds.slice(from, from + maxIds) })).text())
      }
      saveFile(new Blob([joinedCsv(files)], { type: "text/csv;charset=utf-8" }), "hanout-products.csv")
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
  }
  return (
    <Menu aria-label={t("shell.more")} button={<Icon name="ellipsis-vertical" />}>
      <MenuItem onPress={exportFile}>
        <Icon name="download" />
        {t("products.export")}
      </MenuItem>
      {mayWrite && (
        <MenuLink to="/products/import">
          <Icon name="upload" />
          {t("products.import")}
        </MenuLink>
      )}
    </Menu>
  )
}
