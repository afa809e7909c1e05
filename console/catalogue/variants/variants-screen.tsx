import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { RejectedError } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { NotFound } from "../../ui/states/not-found.tsx"
import { readProduct } from "../product/catalogue-api.ts"
import { useVariantGrid } from "./use-variants.ts"
import { VariantsEditor } from "./variants-editor.tsx"

/** The variants of one product. */
export function VariantsScreen() {
  const t = useText()
  const { id = "" } = useParams()
  const grid = useVariantGrid(id)
  const product = useQuery({
    // Not the form's own: it begins with what it reads itself.
    queryKey: ["products", id, "beside-variants"],
    queryFn: () => readProduct(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const error = grid.error ?? product.error
  if (grid.data && product.data) return <VariantsEditor key={id} grid={grid.data} product={product.data} />
  if (error instanceof RejectedError && error.status === 404) return <NotFound />
  if (error) {
    return <FailedScreen problem={error} again={() => Promise.all([grid.refetch(), product.refetch()])} />
  }
  return (
    <div className={parts.cPage}>
      <h1>{t("variants.title")}</h1>
      <p role="status">{t("variants.loading")}</p>
    </div>
  )
}
