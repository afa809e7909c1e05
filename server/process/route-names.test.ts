import { expect, test } from "vitest"
import { routeNames } from "./route-names.ts"

const nameOf = routeNames(["/", "/shop", "/product-details/:id", "/api/orders", "/api/orders/:token", "/communes/:w"])

test.each([
  ["/", "/"],
  ["/ar", "/"],
  ["/en/shop", "/shop"],
  ["/shop.data", "*"],
  ["/product-details/sac-casbah", "/product-details/:id"],
  ["/ar/product-details/sac-casbah", "/product-details/:id"],
  ["/product-details", "/product-details/:id"],
  ["/api/orders", "/api/orders"],
  ["/api/orders/ZGVhZGJlZWZkZWFkYmVlZg", "/api/orders/:token"],
  ["/communes/Alger", "/communes/:w"],
  ["/product-details/a/b", "*"],
  ["/wp-login.php", "*"],
  ["/constructor", "*"],
])("%s is %s", (path, name) => {
  expect(nameOf(path)).toBe(name)
})
