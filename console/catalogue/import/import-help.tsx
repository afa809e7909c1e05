import { exampleFile } from "#core/catalogue/files/product-file-example.ts"
import { localeCsvStyle } from "#core/files/csv.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { useLibrary } from "../../media/use-library.ts"
import { Button } from "../../ui/button.tsx"
import { saveFile } from "../../ui/save-file.ts"
import { useBrands, useCategories } from "../products/catalogue-queries.ts"
import * as css from "./import-files.module.css"

/** Explains a product file, with an example that this shop can import: it names a brand, a category and pictures of
 *  its own. */
export function ImportHelp() {
  const t = useText()
  const locale = useConsoleLocale()
  const brands = useBrands()
  const categories = useCategories()
  const library = useLibrary("")
  function save() {
    const shop = {
      brand: brands.data?.[0]?.name ?? "",
      category: categories.data?.[0]?.slug ?? "",
      pictures: library.pictures.slice(0, 2).map(({ url }) => url),
    }
    const content = new Blob([exampleFile(shop, localeCsvStyle(locale))], { type: "text/csv;charset=utf-8" })
    saveFile(content, "hanout-products-example.csv")
  }
  return (
    <>
      <p className="muted">
        {t("productFile.how")} {t("productFile.limits")}
      </p>
      {(["variants", "pictures"] as const).map((part) => (
        <details key={part} className={css.pMore}>
          <summary>{t(`productFile.${part}Title`)}</summary>
          <p className="muted">{t(`productFile.${part}How`)}</p>
        </details>
      ))}
      <Button
        look="quiet"
        icon="download"
        disabled={brands.isPending || categories.isPending || library.isPending}
        onClick={save}
      >
        {t("productFile.example")}
      </Button>
    </>
  )
}
