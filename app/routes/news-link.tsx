import { data } from "react-router"
import { answerNewsLink } from "../customers/newsletter/answer-news-link.server.ts"
import { newsPaths, toNewsLink } from "../customers/newsletter/news-link.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import * as buttons from "../styles/buttons.module.css"
import * as empty from "../styles/empty.module.css"
import { BigStar } from "../ui/big-star.tsx"
import { Form, Link } from "../ui/link.tsx"
import type { Route } from "./+types/news-link"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ what }, { t }) => ({
  path: newsPaths[what],
  hidden: true,
  title: t(`news.${what}.title`),
  description: t(`news.${what}.text`),
}))

/** The address of the page is the key to somebody's subscription. */
export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "no-referrer" }
}

export const loader = (args: Route.LoaderArgs) => ({ ...pageRequest(args).place, ...toNewsLink(args.url) })

const statusOf = { done: 200, unknown: 200, tooMany: 429, failed: 503 } as const

/** Answers the page's button, and the one click of mail programs, which send their own field. */
export async function action(args: Route.ActionArgs) {
  const state = await answerNewsLink(toNewsLink(args.url), pageRequest(args).content)
  return data({ state }, { status: statusOf[state] })
}

/** Where the links of the shop's news lead. Nothing happens before a press: programs that look at mail open links. */
export default function NewsLink({ loaderData: { what }, actionData }: Route.ComponentProps) {
  const { t, to } = useI18n()
  const state = actionData?.state ?? "asked"
  return (
    <div className="wrap">
      <div className={empty.empty}>
        <BigStar />
        <h1>{t(`news.${what}.title`)}</h1>
        {state === "done" || state === "unknown" ? (
          // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent.
          <p role="status" tabIndex={-1} autoFocus>
            {t(state === "done" ? `news.${what}.done` : "news.unknown")}
          </p>
        ) : (
          <>
            <p>{t(`news.${what}.text`)}</p>
            {state !== "asked" && <p role="alert">{t(`news.${state}`)}</p>}
            <Form method="post">
              <button type="submit" className={buttons.btn}>
                {t(`news.${what}.go`)}
              </button>
            </Form>
          </>
        )}
        <Link className={buttons.link} to={to("/shop")}>
          {t("news.shop")}
        </Link>
      </div>
    </div>
  )
}
