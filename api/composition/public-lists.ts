import { categoryList } from "../catalogue/public-category-routes.ts"
import { productList } from "../catalogue/public-routes.ts"
import { sizeGuideList } from "../catalogue/public-size-guide-routes.ts"
import { postList } from "../content/posts/public-post-routes.ts"
import { pageList } from "../content/public-page-routes.ts"
import { couponList } from "../coupons/public-routes.ts"
import { wilayaList } from "../delivery/public-routes.ts"
import type { PublicList } from "../query/public-list.ts"

/** All lists that answer Strapi's queries, by their names, for a thread that has no routes and no catalogue in memory. */
export const publicLists: ReadonlyMap<string, PublicList> = new Map(
  [productList, categoryList(), sizeGuideList, pageList, postList, couponList, wilayaList].map((list) => [
    list.name,
    list,
  ]),
)
