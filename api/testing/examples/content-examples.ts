import type { contentAdminRoutes } from "../../admin/routes/content-admin-routes.ts"
import type { AdminExample } from "./admin-example.ts"

type Row = (typeof contentAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

const nobody = "nobodyhasthisdocumentid0"
const texts = { fr: "Exemple", ar: "", en: "" }
const moment = "2026-11-21T00:00:00.000Z"
const theme = { brand: "#7b2544", corner: "large", typeface: "cairo", logo: null, darkLogo: null, favicon: null }
const coupon = {
  title: texts,
  kind: "percent",
  value: 10,
  productType: null,
  minimumAmount: 0,
  startDate: moment,
  endDate: "2026-12-21T00:00:00.000Z",
  isPublic: true,
  maxUses: null,
  maxUsesPerPhone: null,
}

const blocks = [{ type: "paragraph", children: [{ type: "text", text: "Un mot", bold: true }] }]
const content = { fr: blocks, ar: [], en: [] }
const post = {
  slug: "",
  format: "standard",
  category: "no-such-category",
  tags: [],
  title: texts,
  excerpt: texts,
  authorName: texts,
  authorRole: texts,
  quoteText: texts,
  quoteSource: texts,
  videoId: "",
  publishedAt: null,
  content,
  image: null,
  medias: [],
}

/** One example a row of content-admin-routes.ts. */
export const contentExamples: Record<KeyOf<Row>, AdminExample> = {
  "GET /settings": { path: "/settings" },
  "PUT /settings": { path: "/settings", body: {} },
  "GET /settings/client-addresses": { path: "/settings/client-addresses" },
  "GET /theme": { path: "/theme" },
  "PUT /theme": { path: "/theme", body: { theme, updatedAt: moment } },
  "POST /theme/pictures/:kind": { path: "/theme/pictures/logo", body: "no picture" },
  "POST /theme/publish": { path: "/theme/publish", body: { theme, updatedAt: moment } },
  "POST /theme/undo": { path: "/theme/undo", body: { updatedAt: moment } },
  "GET /coupons": { path: "/coupons?state=active&sort=code:asc" },
  "POST /coupons": { path: "/coupons", body: { ...coupon, code: "" } },
  "GET /coupons/:documentId": { path: `/coupons/${nobody}` },
  "PATCH /coupons/:documentId": { path: `/coupons/${nobody}`, body: { ...coupon, code: "DIX", updatedAt: moment } },
  "DELETE /coupons/:documentId": { path: `/coupons/${nobody}` },
  "POST /coupons/:documentId/end": { path: `/coupons/${nobody}/end` },
  "GET /posts": { path: "/posts?state=draft&category=acheter" },
  "POST /posts": { path: "/posts", body: post },
  "GET /posts/:documentId": { path: `/posts/${nobody}` },
  "PUT /posts/:documentId": { path: `/posts/${nobody}`, body: { ...post, updatedAt: moment } },
  "DELETE /posts/:documentId": { path: `/posts/${nobody}` },
  "GET /post-categories": { path: "/post-categories" },
  "POST /post-categories": { path: "/post-categories", body: { title: { ...texts, fr: "" } } },
  "PATCH /post-categories/:slug": { path: `/post-categories/${nobody}`, body: { title: texts } },
  "DELETE /post-categories/:slug": { path: `/post-categories/${nobody}` },
  "GET /post-tags": { path: "/post-tags" },
  "POST /post-tags": { path: "/post-tags", body: { title: { ...texts, fr: "" } } },
  "PATCH /post-tags/:slug": { path: `/post-tags/${nobody}`, body: { title: texts } },
  "DELETE /post-tags/:slug": { path: `/post-tags/${nobody}` },
  "GET /pages": { path: "/pages" },
  "GET /pages/:documentId": { path: `/pages/${nobody}` },
  "PUT /pages/:documentId": {
    path: `/pages/${nobody}`,
    body: { title: texts, description: texts, content, updatedAt: moment },
  },
  "POST /pages": { path: "/pages", body: { slug: "", title: texts } },
  "DELETE /pages/:documentId": { path: `/pages/${nobody}` },
  "POST /pages/:documentId/restore": { path: `/pages/${nobody}/restore` },
  "POST /pages/:documentId/preview": {
    path: `/pages/${nobody}/preview`,
    body: { title: texts, description: texts, content },
  },
  "GET /landing-pages": { path: "/landing-pages" },
  "POST /landing-pages": { path: "/landing-pages", body: { slug: "", product: nobody } },
  "GET /landing-pages/:documentId": { path: `/landing-pages/${nobody}` },
  "PUT /landing-pages/:documentId": {
    path: `/landing-pages/${nobody}`,
    body: { slug: "nowhere", hidden: true, indexed: false, title: texts, text: texts, updatedAt: moment },
  },
  "DELETE /landing-pages/:documentId": { path: `/landing-pages/${nobody}` },
  "POST /landing-pages/:documentId/restore": { path: `/landing-pages/${nobody}/restore` },
  "POST /landing-pages/:documentId/preview": { path: `/landing-pages/${nobody}/preview` },
  "GET /numbers/landing-pages": { path: "/numbers/landing-pages?days=30" },
  "GET /sections/:page": { path: "/sections/home" },
  "POST /sections/:page/preview": { path: "/sections/nowhere/preview", body: { sections: [] } },
  "PUT /sections/:page": { path: "/sections/nowhere", body: { sections: [], updatedAt: null } },
  "GET /page-heads": { path: "/page-heads" },
  "GET /page-heads/:page": { path: "/page-heads/home" },
  "PUT /page-heads/:page": {
    path: "/page-heads/nowhere",
    body: { title: texts, description: texts, picture: null, updatedAt: null },
  },
  "GET /menus/:menu": { path: "/menus/header" },
  "PUT /menus/:menu": { path: "/menus/nowhere", body: { entries: [], updatedAt: null } },
  "GET /size-guides": { path: "/size-guides" },
  "PUT /size-guides/:kind": {
    path: "/size-guides/capacity",
    body: { active: true, note: texts, headings: [texts], cells: [[texts]], updatedAt: moment },
  },
  "PUT /size-guides/:kind/:brand": {
    path: `/size-guides/shoe/${nobody}`,
    body: { active: true, note: texts, headings: [texts], cells: [[texts]], updatedAt: null },
  },
  "DELETE /size-guides/:kind/:brand": { path: `/size-guides/shoe/${nobody}` },
  "POST /preview": { path: "/preview", body: { resource: "posts", documentId: nobody } },
  "GET /preview/:token": { path: `/preview/${nobody}.1.x` },
}
