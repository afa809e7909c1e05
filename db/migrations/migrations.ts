import type { Migration } from "kysely/migration"
import { up as media } from "./0001-media.ts"
import { up as catalogue } from "./0002-catalogue.ts"
import { up as variants } from "./0003-variants.ts"
import { up as changes } from "./0004-changes.ts"
import { up as imports } from "./0005-imports.ts"
import { up as delivery } from "./0006-delivery.ts"
import { up as coupons } from "./0007-coupons.ts"
import { up as orders } from "./0008-orders.ts"
import { up as limits } from "./0009-limits.ts"
import { up as stock } from "./0010-stock.ts"
import { up as content } from "./0011-content.ts"
import { up as blog } from "./0012-blog.ts"
import { up as staff } from "./0013-staff.ts"
import { up as customers } from "./0014-customers.ts"
import { up as reviews } from "./0015-reviews.ts"
import { up as messages } from "./0016-messages.ts"
import { up as analytics } from "./0017-analytics.ts"
import { up as backups } from "./0018-backups.ts"
import { up as cashedOrders } from "./0019-cashed-orders.ts"
import { up as undoneChanges } from "./0020-undone-changes.ts"
import { up as staffDiscounts } from "./0021-staff-discounts.ts"
import { up as closedCommunes } from "./0023-closed-communes.ts"
import { up as promises } from "./0024-promises.ts"
import { up as merchantChoices } from "./0025-merchant-choices.ts"
import { up as productParcels } from "./0026-product-parcels.ts"
import { up as orderMessages } from "./0027-order-messages.ts"
import { up as orderTags } from "./0028-order-tags.ts"
import { up as costs } from "./0029-costs.ts"
import { up as universes } from "./0030-universes.ts"
import { up as decimals } from "./0032-decimals.ts"
import { up as newWilayas } from "./0033-new-wilayas.ts"
import { up as events } from "./0034-events.ts"
import { up as apiTokens } from "./0035-api-tokens.ts"
import { up as sheets } from "./0036-sheets.ts"
import { up as redirects } from "./0037-redirects.ts"
import { up as carrierAccounts } from "./0038-carrier-accounts.ts"
import { up as parcels } from "./0039-parcels.ts"
import { up as carrierPlaces } from "./0040-carrier-places.ts"
import { up as desk } from "./0043-desk.ts"
import { up as parcelWork } from "./0044-parcel-work.ts"
import { up as deliveryTerms } from "./0045-delivery-terms.ts"
import { up as movingIn } from "./0046-moving-in.ts"
import { up as orderPayments } from "./0047-order-payments.ts"
import { up as rulesAndRefunds } from "./0048-rules-and-refunds.ts"

/** Every step of the tables' history, in the order of the names: the first 18 are the baselines, which make the tables of version
 *  1.0.0, one for each subject. A step that has been released is never changed; a new one takes the number after the last. */
export const migrations: Record<string, Migration> = {
  "0001-media": { up: media },
  "0002-catalogue": { up: catalogue },
  "0003-variants": { up: variants },
  "0004-changes": { up: changes },
  "0005-imports": { up: imports },
  "0006-delivery": { up: delivery },
  "0007-coupons": { up: coupons },
  "0008-orders": { up: orders },
  "0009-limits": { up: limits },
  "0010-stock": { up: stock },
  "0011-content": { up: content },
  "0012-blog": { up: blog },
  "0013-staff": { up: staff },
  "0014-customers": { up: customers },
  "0015-reviews": { up: reviews },
  "0016-messages": { up: messages },
  "0017-analytics": { up: analytics },
  "0018-backups": { up: backups },
  "0019-cashed-orders": { up: cashedOrders },
  "0020-undone-changes": { up: undoneChanges },
  "0021-staff-discounts": { up: staffDiscounts },
  "0023-closed-communes": { up: closedCommunes },
  "0024-promises": { up: promises },
  "0025-merchant-choices": { up: merchantChoices },
  "0026-product-parcels": { up: productParcels },
  "0027-order-messages": { up: orderMessages },
  "0028-order-tags": { up: orderTags },
  "0029-costs": { up: costs },
  "0030-universes": { up: universes },
  "0032-decimals": { up: decimals },
  "0033-new-wilayas": { up: newWilayas },
  "0034-events": { up: events },
  "0035-api-tokens": { up: apiTokens },
  "0036-sheets": { up: sheets },
  "0037-redirects": { up: redirects },
  "0038-carrier-accounts": { up: carrierAccounts },
  "0039-parcels": { up: parcels },
  "0040-carrier-places": { up: carrierPlaces },
  "0043-desk": { up: desk },
  "0044-parcel-work": { up: parcelWork },
  "0045-delivery-terms": { up: deliveryTerms },
  "0046-moving-in": { up: movingIn },
  "0047-order-payments": { up: orderPayments },
  "0048-rules-and-refunds": { up: rulesAndRefunds },
}
