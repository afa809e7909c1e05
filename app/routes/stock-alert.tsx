import { data } from "react-router"
import { chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import { isEmailAddress } from "#core/customers/contact-message.ts"
import { report } from "../api-client/transport/report.server.ts"
import { selectProduct } from "../catalogue/product/choice/selected-product.ts"
import * as css from "../catalogue/stock-alert/stock-alert.module.css"
import { StockAlertFields } from "../catalogue/stock-alert/stock-alert-fields.tsx"
import { formTimeName } from "../forms/form-time-field.tsx"
import { detectBot, honeypotName, timeAgain } from "../forms/honeypot.ts"
import { formText } from "../forms/person-form-values.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { type FormRequest, formRequest, type PageArgs, pageRequest } from "../page/page-request.server.ts"
import { itemPath, productPath } from "../page/product-path.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import * as buttons from "../styles/buttons.module.css"
import * as empty from "../styles/empty.module.css"
import { BigStar } from "../ui/big-star.tsx"
import { Form, Link } from "../ui/link.tsx"
import type { Route } from "./+types/stock-alert"

/** Outcome of a stock alert: stored, no address at all, to be sent once more, or not stored. `formTime` is the next
 *  time of the form. */
type StockAlertAnswer = {
  state: "done" | "inStock" | "wrong" | "again" | "tooMany" | "failed"
  email: string
  formTime: string
}

const statusOf = { done: 200, inStock: 200, wrong: 422, again: 422, tooMany: 429, failed: 503 } as const

/** Answers the form that asks to be told when a product is back. A program that fell into the trap is thanked, and nothing
 *  is stored.
 *  @param wanted `variant` is a SKU; undefined = the whole product */
async function answerStockAlert(
  { form, locale, content, visit, formTimes }: FormRequest,
  wanted: { slug: string; variant: string | undefined },
) {
  const email = formText(form, "email")
  const signed = form.get(formTimeName)
  const suspicion = detectBot({ filled: form.get(honeypotName), age: formTimes.ageOf(signed) })
  const formTime = timeAgain(suspicion, signed, formTimes.issue)
  const answer = (state: StockAlertAnswer["state"]) =>
    data<StockAlertAnswer>({ state, email, formTime }, { status: statusOf[state] })
  if (!isEmailAddress(email)) return answer("wrong")
  if (suspicion) return answer(suspicion === "trapped" ? "done" : "again")
  try {
    const { client: address } = visit
    const client = { ...(address && address.length <= 64 && { address }), honeypot: false }
    const became = await content.sendStockAlert({ ...wanted, locale, email, client })
    if (became === "invalid") return answer("wrong")
    return answer(became === "unknown" ? "failed" : became)
  } catch (failure) {
    report(failure)
    return answer("failed")
  }
}

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ title }, { t }) => ({
  path: "/stock-alert",
  hidden: true,
  title: t("product.alert.title"),
  description: t("product.alert.lead", { title }),
}))

/** The product of an address, and the variant that it names by its SKU; null = the whole product.
 *  @throws the 404 'Product not found', of a variant that is not sold too */
async function alertSubject(args: PageArgs) {
  const { locale, content } = pageRequest(args)
  const { searchParams } = args.url
  const product = await content.productBySlug(searchParams.get("product") ?? "", locale)
  const { slug, title } = product
  const sku = searchParams.get("variant")
  if (!sku) return { slug, title, path: productPath(product), sku: undefined }
  const variant = product.variants.find((one) => one.sku === sku)
  if (!variant) throw data("Product not found", { status: 404 })
  const { color, size } = variant
  const { names } = selectProduct(product, { color, size })
  const path = itemPath({ slug, choice: { color, size } })
  return { slug, title: chosenTitle({ title, ...names }), path, sku }
}

export async function loader(args: Route.LoaderArgs) {
  const { title, path } = await alertSubject(args)
  return { ...pageRequest(args).place, title, path }
}

export async function action(args: Route.ActionArgs) {
  const { slug, sku: variant } = await alertSubject(args)
  return answerStockAlert(formRequest(args), { slug, variant })
}

const bell = "M100 72v4M80 118v-18a20 20 0 0 1 40 0v18l6 8H74ZM94 126a6 6 0 0 0 12 0"

/** Where the form of a product or a variant that is out of stock leads. */
export default function StockAlert({ loaderData: { title, path }, actionData }: Route.ComponentProps) {
  const { t, to } = useI18n()
  const state = actionData?.state ?? "asked"
  return (
    <div className="wrap">
      <div className={empty.empty}>
        <BigStar drawing={bell} />
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
