import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Locale, localizedPath } from "#core/i18n/locale.ts"
import { consolePolicy } from "../content-policy.ts"
import { staticFiles } from "../static-files.ts"
import { staticPage, staticPagePolicy } from "../static-page.ts"

/** Until the console is there, its page is loaded again after so many seconds. */
const reloadsAfter = 2

const unbuilt: Record<Locale, { title: string; text: string; home: string }> = {
  fr: {
    title: "La console se prépare",
    text: "Elle s’ouvre ici dans quelques secondes. Si elle ne vient pas, la fenêtre où la boutique a été démarrée dit pourquoi.",
    home: "Voir la boutique",
  },
  ar: {
    title: "لوحة التحكم قيد التحضير",
    text: "ستُفتح هنا بعد ثوانٍ. إن لم تظهر، فالنافذة التي شُغّل منها المتجر تذكر السبب.",
    home: "عرض المتجر",
  },
  en: {
    title: "The console is being built",
    text: "It opens here in a few seconds. If it does not, the window in which the shop was started says why.",
    home: "See the shop",
  },
}

function unbuiltPage(locale: Locale): Response {
  const { title, text, home } = unbuilt[locale]
  const link = { href: localizedPath(locale, "/", locale), text: home }
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": staticPagePolicy,
    "retry-after": String(reloadsAfter),
  }
  return new Response(staticPage({ locale, title, text, link, reloadsAfter }), { status: 503, headers })
}

/** The merchant's console as it was built. `npm start` builds a stale one while the shop already answers: until it is complete, its
 *  page says so and loads itself again.
 *  @param folder of the build
 *  @param stamp a file that is there when the build is complete (scripts/build.mjs)
 *  @param mainLocale the shop's main language, as far as it is known */
export function builtConsole(folder: string, stamp: string, mainLocale: () => Locale) {
  const read = () => ({
    files: staticFiles(folder, /^\/admin\/assets\//, "/admin"),
    page: consolePage(readFileSync(join(folder, "index.html"), "utf8")),
  })
  let built = existsSync(stamp) ? read() : undefined
  const find = () => {
    built ??= existsSync(stamp) ? read() : undefined
    return built
  }
  return {
    /** Answers for a file of the console; undefined = there is none. */
    files: (request: Request) =>
      built || new URL(request.url).pathname.startsWith("/admin/") ? find()?.files(request) : undefined,
    console: () => find()?.page() ?? unbuiltPage(mainLocale()),
  }
}

/** The one page of the merchant's console, the same under every address: what it shows, it asks the API for.
 *  @param html as it was built */
export function consolePage(html: string): () => Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": consolePolicy,
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex, nofollow",
  }
  return () => new Response(html, { headers })
}
