import { data } from "react-router"
import { chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import { type Content, contentContext } from "../api-client/content.server.ts"
import { itemPath, productPath } from "../cart/product-path.ts"
import { selectProduct } from "../catalogue/product/choice/selected-product.ts"
import { answerStockAlert } from "../catalogue/stock-alert/answer-stock-alert.server.ts"
import * as css from "../catalogue/stock-alert/stock-alert.module.css"
import { StockAlertFields } from "../catalogue/stock-alert/stock-alert-fields.tsx"
import { splitLocale } from "../i18n/addresses.ts"
import { createI18n, useI18n } from "../i18n/i18n.tsx"
import * as empty from "../shell/empty.module.css"
import { formTimesContext } from "../shell/form-time/form-times.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { pageMeta } from "../shell/seo.ts"
import { formIn, visitContext } from "../shell/visit.server.ts"
import * as buttons from "../styles/buttons.module.css"
import { BigStar } from "../ui/big-star.tsx"
import { Form, Link } from "../ui/link.tsx"
import type { Route } from "./+types/stock-alert"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin, title } = loaderData
  const { t } = createI18n(locale)
  const shopName = matches[0].loaderData?.settings.shopName
  return pageMeta({
    locale,
    origin,
    shopName,
    path: "/stock-alert",
    hidden: true,
    title: t("product.alert.title"),
    description: t("product.alert.lead", { title }),
  })
}

/** The product of an address, and the variant that it names by its SKU; null = the whole product.
 *  @throws the 404 'Product not found', of a variant that is not sold too */
async function alertSubject(url: URL, content: Content) {
  const { locale } = splitLocale(url.pathname)
  const product = await content.productBySlug(url.searchParams.get("product") ?? "", locale)
  const { slug, title } = product
  const sku = url.searchParams.get("variant")
  if (!sku) return { slug, title, path: productPath(product), sku: undefined }
  const variant = product.variants.find((one) => one.sku === sku)
  if (!variant) throw data("Product not found", { status: 404 })
  const { color, size } = variant
  const { names } = selectProduct(product, { color, size })
  const path = itemPath({ slug, choice: { color, size } })
  return { slug, title: chosenTitle({ title, ...names }), path, sku }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { title, path } = await alertSubject(url, context.get(contentContext))
  return { locale, origin: url.origin, title, path }
}

export async function action({ url, context }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const { slug, sku } = await alertSubject(url, content)
  return answerStockAlert({
    form: formIn(context),
    slug,
    variant: sku,
    locale,
    content,
    visit: context.get(visitContext),
    formTimes: context.get(formTimesContext),
  })
}

/** Where the form of a product or a variant that is out of stock leads. */
export default function StockAlert({ loaderData: { title, path }, actionData }: Route.ComponentProps) {
  const { t, to } = useI18n()
  const state = actionData?.state ?? "asked"
  return (
    <div className="wrap">
      <div className={empty.empty}>
        <BigStar />
        <h1>{t("product.alert.title")}</h1>
        {state === "done" || state === "inStock" ? (
          // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
          <p role="status" tabIndex={-1} autoFocus>
            {t(`product.alert.${state}`)}
          </p>
        ) : (
          <>
            <p>{t("product.alert.lead", { title })}</p>
            <Form method="post" className={css.stockAlert} noValidate>
              <StockAlertFields
                label={t("newsletter.email")}
                email={actionData?.email ?? ""}
                why={state === "asked" ? null : t(`product.alert.${state}`)}
                formTime={actionData?.formTime}
              />
            </Form>
          </>
        )}
        <Link className={buttons.link} to={to(path)}>
          {t("product.alert.see")}
        </Link>
      </div>
    </div>
  )
}
