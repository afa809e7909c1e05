import * as ordersHead from "../../styles/orders-head.module.css"
import { ListBase } from "../../ui/lists/list-context.tsx"
import { ListPager } from "../../ui/lists/list-pager.tsx"
import { ProductBulk } from "./product-bulk.tsx"
import { ProductChips } from "./product-chips.tsx"
import { ProductListBody } from "./product-list-body.tsx"
import { ProductsHead } from "./products-head.tsx"

/** The list of products: prices and stock are changed in place, everything else on a product's own page. */
export function ProductsScreen() {
  return (
    <ListBase resource="products" perPage={25} sort={{ field: "updatedAt", order: "DESC" }}>
      <section className={ordersHead.cBoard}>
        <ProductsHead />
        <ProductChips />
        <ProductBulk />
        <ProductListBody />
        <ListPager />
      </section>
    </ListBase>
  )
}
