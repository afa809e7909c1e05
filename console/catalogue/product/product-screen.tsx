import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import { RejectedError } from "../../data/api-client.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as css from "../../styles/product.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { Icon } from "../../ui/icon.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { NotFound } from "../../ui/states/not-found.tsx"
import { useUniverseQuery } from "../products/use-universes.ts"
import { readProduct } from "./catalogue-api.ts"
import { ProductForm } from "./product-form.tsx"

/** A new product. */
export function NewProductScreen() {
  const t = useText()
  const { data, error } = useUniverseQuery()
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage} ${css.pPage}`}>
      <Back />
      <h1>{t("product.new")}</h1>
      {!data && !error && <p role="status">{t("product.loading")}</p>}
      {(data || error) && <ProductForm product={null} universe={data?.find(({ hidden }) => !hidden)?.slug} />}
    </div>
  )
}

/** One product, to change everything about it. */
export function ProductScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const { id = "" } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ["products", id],
    queryFn: () => readProduct(id),
    // A form is not changed under who fills it in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error instanceof RejectedError && error.status === 404) return <NotFound />
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage} ${css.pPage}`}>
      <Back />
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!data && !error && <p role="status">{t("product.loading")}</p>}
      {data && (
        <>
          <h1>
            <bdi>{titleIn(data.name, locale) || t("product.unnamed")}</bdi>
          </h1>
          <ProductForm key={id} product={data} />
        </>
      )}
      {error && data && <p role="alert">{rejectionText(error, t)}</p>}
    </div>
  )
}

function Back() {
  const t = useText()
  return (
    <p>
      <Link className={buttons.link} to="/products">
        <Icon name="arrow-left" flip />
        {t("product.all")}
      </Link>
    </p>
  )
}
