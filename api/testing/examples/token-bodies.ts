import type { TokenRouteKey } from "../../tokens/token-routes.ts"

export type TokenExample = { path: string; body?: unknown }

const nobody = "nobodyhasthisdocumentid0"
const record = { data: {} }

/** One example a row of the table of token routes. They ask for things that are not there: what matters is who is let through. */
export const tokenBodies: Record<TokenRouteKey, TokenExample> = {
  "GET /products": { path: "/products?status=draft" },
  "GET /products/:documentId": { path: `/products/${nobody}?status=draft` },
  "POST /products": { path: "/products", body: { data: { price: -1 } } },
  "PUT /products/:documentId": { path: `/products/${nobody}`, body: record },
  "DELETE /products/:documentId": { path: `/products/${nobody}` },
  "GET /products/:documentId/variants": { path: `/products/${nobody}/variants` },
  "PUT /products/:documentId/variants": { path: `/products/${nobody}/variants`, body: record },
  "POST /prices": { path: "/prices", body: { data: [{ documentId: nobody, price: 100 }] } },
  "POST /stock": { path: "/stock", body: { data: [{ documentId: nobody, quantity: 1 }] } },
  "GET /categories": { path: "/categories?status=draft" },
  "POST /categories": { path: "/categories", body: record },
  "PUT /categories/:documentId": { path: `/categories/${nobody}`, body: record },
  "DELETE /categories/:documentId": { path: `/categories/${nobody}` },
  "GET /posts": { path: "/posts?status=draft" },
  "GET /posts/:documentId": { path: `/posts/${nobody}?status=draft` },
  "POST /posts": { path: "/posts", body: record },
  "PUT /posts/:documentId": { path: `/posts/${nobody}`, body: record },
  "DELETE /posts/:documentId": { path: `/posts/${nobody}` },
  "POST /upload": { path: "/upload", body: {} },
  "GET /orders": { path: "/orders" },
  "GET /orders/:documentId": { path: `/orders/${nobody}` },
  "POST /orders/:documentId/status": { path: `/orders/${nobody}/status`, body: { data: { to: "confirmed" } } },
  "GET /numbers": { path: "/numbers?from=2026-11-01&to=2026-11-21" },
}
