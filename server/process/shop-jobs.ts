import { purgeHooks } from "#db/carriers/hooks.ts"
import { resumeImports } from "#db/catalogue/import/store-staged.ts"
import { purgeRemovedProducts } from "#db/catalogue/removed/removed-products.ts"
import { updateSellCounts } from "#db/catalogue/sell-counts.ts"
import { purgeStockAlerts } from "#db/catalogue/stock-alerts.ts"
import { purgeChanges } from "#db/changes/content-changes.ts"
import { borrowTextsAgain } from "#db/content/borrow-again.ts"
import { purgeThemePictures } from "#db/content/theme-pictures.ts"
import { purgeShoppers } from "#db/customers/links.ts"
import { applyRetention } from "#db/customers/retention.ts"
import type { Db } from "#db/database.ts"
import { emptyLog } from "#db/erased-space.ts"
import { purgeEvents } from "#db/events/purge-events.ts"
import { purgeMails } from "#db/mail/sending.ts"
import { purgeExpiredOrderData } from "#db/orders/purge-expired-order-data.ts"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { purgeKnownNetworks } from "#db/staff/known-networks.ts"
import { purgeFailedSignIns, purgeStaff } from "#db/staff/purge-staff.ts"
import { purgeTokenRequests } from "#db/staff/token-requests.ts"
import type { ScheduledJob } from "./scheduled-jobs.ts"

const minutes = (count: number) => count * 60
const hour = minutes(60)

/** The jobs of a shop's database. */
export function shopJobs(db: Db): ScheduledJob[] {
  return [
    { name: "release-stale-stock", everySeconds: minutes(1), run: (now) => releaseStaleStock(db, now) },
    { name: "purge-expired-order-data", everySeconds: minutes(10), run: (now) => purgeExpiredOrderData(db, now) },
    { name: "purge-content-changes", everySeconds: minutes(10), run: (now) => purgeChanges(db, now) },
    { name: "purge-known-networks", everySeconds: hour, run: (now) => purgeKnownNetworks(db, now) },
    { name: "purge-staff", everySeconds: minutes(10), run: (now) => purgeStaff(db, now) },
    { name: "purge-shoppers", everySeconds: minutes(10), run: (now) => purgeShoppers(db, now) },
    { name: "purge-theme-pictures", everySeconds: hour, run: (now) => purgeThemePictures(db, now) },
    { name: "purge-events", everySeconds: minutes(10), run: (now) => purgeEvents(db, now) },
    { name: "purge-carrier-hooks", everySeconds: hour, run: (now) => purgeHooks(db, now) },
    { name: "purge-mails", everySeconds: hour, run: (now) => purgeMails(db, now) },
    {
      name: "update-sell-counts",
      everySeconds: minutes(10),
      run: (now, stopping) => updateSellCounts(db, now, stopping),
    },
    { name: "borrow-texts", everySeconds: minutes(1), run: (_now, stopping) => borrowTextsAgain(db, stopping) },
    { name: "resume-imports", everySeconds: minutes(1), run: (now, stopping) => resumeImports(db, now, stopping) },
    { name: "purge-stock-alerts", everySeconds: hour, run: (now) => purgeStockAlerts(db, now) },
    { name: "purge-failed-sign-ins", everySeconds: hour, run: (now) => purgeFailedSignIns(db, now) },
    { name: "purge-token-requests", everySeconds: hour, run: (now) => purgeTokenRequests(db, now) },
    { name: "purge-removed-products", everySeconds: hour, run: (now) => purgeRemovedProducts(db, now) },
    { name: "apply-retention", everySeconds: minutes(10), run: (now) => applyRetention(db, now) },
    // The last one: what the others and the requests of the last minutes deleted leaves the log.
    { name: "empty-log", everySeconds: minutes(10), run: () => emptyLog(db) },
  ]
}
