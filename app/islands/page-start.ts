import { watchPopovers } from "../browser/popover-layers.ts"
import { prefetchPages } from "../browser/prefetch-pages.ts"
import { rememberViewed } from "../cards/viewed-products.ts"
import { startListing } from "../catalogue/listing/listing-form.ts"
import { countLandingVisit } from "../content/landing/count-landing-visit.ts"
import { startAccount } from "../customers/account/start-account.ts"
import { registerMainLocale } from "../i18n/addresses.ts"
import { readPageData } from "../page/page-data.ts"
import { rememberSearch } from "../search/recent-searches.ts"
import { watchForBuilds } from "../shell/build-updates.ts"
import { countVisit } from "../shell/count-visit.ts"
import { openMenus } from "../shell/layouts/menus/open-menus.ts"
import { watchHeroBar } from "../shell/layouts/over-hero-bar.ts"
import { registerOfflineWorker } from "../shell/offline-worker.ts"
import { showCarriedToast } from "../ui/carried-toast.ts"

/** Milliseconds to wait in a browser that does not tell when it is idle (specification, section 9). */
const fallback = 50

/** Runs what can wait, once the browser has nothing better to do. */
function whenIdle(act: () => void): void {
  // Safari has none.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, fallback)
}

// Runs once a page is at rest, without React.

/** Milliseconds until the first check for a new build (specification, section 9). */
const firstCheck = 1000

const { main, visitors } = readPageData(document)
registerMainLocale(() => main)
const { build } = document.documentElement.dataset

/** Does what only some pages need: those with an attribute, whose value is given on. */
function startPart(attribute: string, start: (value: string) => void): void {
  const value = document.querySelector(`[${attribute}]`)?.getAttribute(attribute)
  if (typeof value === "string") start(value)
}

openMenus()
watchPopovers()
startPart("data-listing", startListing)
startPart("data-searched", rememberSearch)
startPart("data-viewed", rememberViewed)
startPart("data-bar-mark", watchHeroBar)
startPart("data-landing-page", countLandingVisit)
prefetchPages()
if (visitors) whenIdle(() => countVisit(visitors.documentId, visitors.count + 1))
showCarriedToast()
startAccount()
if (!import.meta.env.DEV) whenIdle(registerOfflineWorker)
if (build && !import.meta.env.DEV) setTimeout(() => watchForBuilds(build), firstCheck)
