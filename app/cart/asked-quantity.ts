import { useSearchParams } from "react-router"
import { boundedQuantity } from "../order-form/typed-order.ts"
import { productPath } from "./product-path.ts"

const parameter = "quantity"

/** The page where a line of the cart is ordered, with the quantity that the cart holds. */
export function orderPath({ slug, orderQuantity }: { slug: string; orderQuantity: number }): string {
  const query = orderQuantity > 1 ? `?${parameter}=${orderQuantity}` : ""
  return productPath({ slug }) + query
}

/** The quantity that the cart's link asks for; 1 on a page that was not reached from there. */
export function useAskedQuantity(): number {
  const [params] = useSearchParams()
  return boundedQuantity(Number(params.get(parameter)))
}
