import { useText } from "../../i18n/use-text.ts"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { CatalogueViews } from "../products/catalogue-views.tsx"
import { useUniverseQuery } from "../products/use-universes.ts"
import { UniversesForm } from "./universes-form.tsx"

/** The universes of the shop: their names, their order, and which are hidden. */
export function UniversesScreen() {
  const t = useText()
  const query = useUniverseQuery()
  return (
    <Screen title={t("universes.title")} actions={<CatalogueViews />}>
      <Loaded query={query}>{(universes) => <UniversesForm loaded={universes} />}</Loaded>
    </Screen>
  )
}
