// Two steps are numbered 0029 and two 0045: each pair was written at the same time. The names stay. Kysely refuses a
// database that has run a step whose name is missing here, and it runs the steps in the order of their whole names, so
// the order of each pair is fixed. Each pair changes different tables. A new step takes the number after the last.
import type { Migration } from "kysely/migration"
import { up as catalogue } from "./0001-catalogue.ts"
import { up as shop } from "./0002-shop.ts"
import { up as wilayas } from "./0003-wilayas.ts"
import { up as orders } from "./0004-orders.ts"
import { up as pictures } from "./0005-pictures.ts"
import { up as content } from "./0006-content.ts"
import { up as orderRules } from "./0007-orders.ts"
import { up as shopPictures } from "./0008-shop-pictures.ts"
import { up as contentVersion } from "./0009-content-version.ts"
import { up as staff } from "./0010-staff.ts"
import { up as orderDesk } from "./0011-order-desk.ts"
import { up as numbers } from "./0012-numbers.ts"
import { up as orderHistory } from "./0013-order-history.ts"
import { up as publishing } from "./0014-publishing.ts"
import { up as uploads } from "./0015-uploads.ts"
import { up as drafts } from "./0016-content.ts"
import { up as mail } from "./0017-mail.ts"
import { up as orderActors } from "./0020-order-actors.ts"
import { up as shoppers } from "./0021-shoppers.ts"
import { up as week } from "./0022-week.ts"
import { up as lists } from "./0023-lists.ts"
import { up as reviews } from "./0024-reviews.ts"
import { up as addresses } from "./0025-addresses.ts"
import { up as pagePreviews } from "./0026-page-previews.ts"
import { up as erasing } from "./0027-erasing.ts"
import { up as reviewPages } from "./0028-review-pages.ts"
import { up as languages } from "./0029-languages.ts"
import { up as savedFilters } from "./0029-saved-filters.ts"
import { up as undone } from "./0030-undone.ts"
import { up as orderAccounts } from "./0031-order-accounts.ts"
import { up as queryCost } from "./0033-query-cost.ts"
import { up as mobileSalts } from "./0034-mobile-salts.ts"
import { up as orderLimits } from "./0035-order-limits.ts"
import { up as privateCoupons } from "./0036-private-coupons.ts"
import { up as rateLimits } from "./0037-rate-limits.ts"
import { up as retention } from "./0038-retention.ts"
import { up as failedSignIns } from "./0039-failed-sign-ins.ts"
import { up as staffNames } from "./0040-staff-names.ts"
import { up as secondFactorRule } from "./0041-second-factor-rule.ts"
import { up as contentChanges } from "./0042-content-changes.ts"
import { up as variants } from "./0043-variants.ts"
import { up as stockMovements } from "./0044-stock-movements.ts"
import { up as variantAlerts } from "./0045-variant-alerts.ts"
import { up as variantChanges } from "./0045-variant-changes.ts"
import { up as sizeGuides } from "./0046-size-guides.ts"
import { up as fileFacts } from "./0047-file-facts.ts"
import { up as brandSizeGuides } from "./0048-brand-size-guides.ts"
import { up as mergedOrders } from "./0049-merged-orders.ts"
import { up as orderExports } from "./0050-order-exports.ts"
import { up as retentionOfOpenOrders } from "./0052-retention-of-open-orders.ts"
import { up as sampleDeliveryPrices } from "./0053-sample-delivery-prices.ts"
import { up as wishlistChoices } from "./0054-wishlist-choices.ts"
import { up as sellCounts } from "./0055-sell-counts.ts"
import { up as ownResults } from "./0056-own-results.ts"
import { up as pageSections } from "./0057-page-sections.ts"
import { up as theme } from "./0058-theme.ts"
import { up as themePictures } from "./0059-theme-pictures.ts"
import { up as menus } from "./0060-menus.ts"
import { up as pageHeads } from "./0061-page-heads.ts"
import { up as pages } from "./0061-pages.ts"
import { up as sampleClearing } from "./0062-sample-clearing.ts"
import { up as backupRuns } from "./0063-backup-runs.ts"
import { up as textBorrowing } from "./0064-text-borrowing.ts"
import { up as landingPages } from "./0065-landing-pages.ts"
import { up as noBrand } from "./0066-no-brand.ts"
import { up as backupCopies } from "./0067-backup-copies.ts"
import { up as importPictures } from "./0068-import-pictures.ts"
import { up as removedProducts } from "./0069-removed-products.ts"
import { up as orderOrigin } from "./0070-order-origin.ts"
import { up as backupHeartbeat } from "./0071-backup-heartbeat.ts"
import { up as removedThings } from "./0072-removed-things.ts"
import { up as unconfirmedNetwork } from "./0073-unconfirmed-network.ts"
import { up as phoneKeys } from "./0074-phone-keys.ts"
import { up as foldedSearches } from "./0075-folded-searches.ts"
import { up as hashedSessions } from "./0076-hashed-sessions.ts"
import { up as earlyTables } from "./0078-early-tables.ts"
import { up as sampleBackup } from "./0079-sample-backup.ts"
import { up as sizeCodes } from "./0080-size-codes.ts"

/** Every step of the tables' history, in the order of the names. A step that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  "0001-catalogue": { up: catalogue },
  "0002-shop": { up: shop },
  "0003-wilayas": { up: wilayas },
  "0004-orders": { up: orders },
  "0005-pictures": { up: pictures },
  "0006-content": { up: content },
  "0007-orders": { up: orderRules },
  "0008-shop-pictures": { up: shopPictures },
  "0009-content-version": { up: contentVersion },
  "0010-staff": { up: staff },
  "0011-order-desk": { up: orderDesk },
  "0012-numbers": { up: numbers },
  "0013-order-history": { up: orderHistory },
  "0014-publishing": { up: publishing },
  "0015-uploads": { up: uploads },
  "0016-content": { up: drafts },
  "0017-mail": { up: mail },
  "0020-order-actors": { up: orderActors },
  "0021-shoppers": { up: shoppers },
  "0022-week": { up: week },
  "0023-lists": { up: lists },
  "0024-reviews": { up: reviews },
  "0025-addresses": { up: addresses },
  "0026-page-previews": { up: pagePreviews },
  "0027-erasing": { up: erasing },
  "0028-review-pages": { up: reviewPages },
  "0029-languages": { up: languages },
  "0029-saved-filters": { up: savedFilters },
  "0030-undone": { up: undone },
  "0031-order-accounts": { up: orderAccounts },
  "0033-query-cost": { up: queryCost },
  "0034-mobile-salts": { up: mobileSalts },
  "0035-order-limits": { up: orderLimits },
  "0036-private-coupons": { up: privateCoupons },
  "0037-rate-limits": { up: rateLimits },
  "0038-retention": { up: retention },
  "0039-failed-sign-ins": { up: failedSignIns },
  "0040-staff-names": { up: staffNames },
  "0041-second-factor-rule": { up: secondFactorRule },
  "0042-content-changes": { up: contentChanges },
  "0043-variants": { up: variants },
  "0044-stock-movements": { up: stockMovements },
  "0045-variant-alerts": { up: variantAlerts },
  "0045-variant-changes": { up: variantChanges },
  "0046-size-guides": { up: sizeGuides },
  "0047-file-facts": { up: fileFacts },
  "0048-brand-size-guides": { up: brandSizeGuides },
  "0049-merged-orders": { up: mergedOrders },
  "0050-order-exports": { up: orderExports },
  "0052-retention-of-open-orders": { up: retentionOfOpenOrders },
  "0053-sample-delivery-prices": { up: sampleDeliveryPrices },
  "0054-wishlist-choices": { up: wishlistChoices },
  "0055-sell-counts": { up: sellCounts },
  "0056-own-results": { up: ownResults },
  "0057-page-sections": { up: pageSections },
  "0058-theme": { up: theme },
  "0059-theme-pictures": { up: themePictures },
  "0060-menus": { up: menus },
  "0061-page-heads": { up: pageHeads },
  "0061-pages": { up: pages },
  "0062-sample-clearing": { up: sampleClearing },
  "0063-backup-runs": { up: backupRuns },
  "0064-text-borrowing": { up: textBorrowing },
  "0065-landing-pages": { up: landingPages },
  "0066-no-brand": { up: noBrand },
  "0067-backup-copies": { up: backupCopies },
  "0068-import-pictures": { up: importPictures },
  "0069-removed-products": { up: removedProducts },
  "0070-order-origin": { up: orderOrigin },
  "0071-backup-heartbeat": { up: backupHeartbeat },
  "0072-removed-things": { up: removedThings },
  "0073-unconfirmed-network": { up: unconfirmedNetwork },
  "0074-phone-keys": { up: phoneKeys },
  "0075-folded-searches": { up: foldedSearches },
  "0076-hashed-sessions": { up: hashedSessions },
  "0078-early-tables": { up: earlyTables },
  "0079-sample-backup": { up: sampleBackup },
  "0080-size-codes": { up: sizeCodes },
}
