import type { ReactNode } from "react"
import { Link, useParams } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import { RejectedError } from "../../data/api-client.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import * as css from "../../styles/product.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { Icon } from "../../ui/icon.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { Loaded } from "../../ui/states/loaded.tsx"
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
      <Head>{t("product.new")}</Head>
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
  const query = useRecordQuery(["products", id], () => readProduct(id))
  const { data, error } = query
  if (error instanceof RejectedError && error.status === 404) return <NotFound />
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage} ${css.pPage}`}>
      {!data && <Head />}
      <Loaded query={query}>
        {(product) => (
          <>
            <Head>
              <bdi>{titleIn(product.name, locale) || t("product.unnamed")}</bdi>
            </Head>
            <ProductForm key={id} product={product} />
          </>
        )}
      </Loaded>
      {error && data && <p role="alert">{rejectionText(error, t)}</p>}
    </div>
  )
}

/** The way back to the list, and the name. */
function Head({ children }: { children?: ReactNode }) {
  const t = useText()
  return (
    <header className={ordersHead.cTop}>
      <Link className={buttons.iconBtn} to="/products" aria-label={t("product.all")} title={t("product.all")}>
        <Icon name="arrow-left" flip />
      </Link>
      {children && <h1>{children}</h1>}
    </header>
  )
}
