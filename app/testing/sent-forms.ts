const email = "amina.b@example.dz"
const token = "A".repeat(22)
const message = { name: "Amina", mobile: "0550010203", email: "", message: "Bonjour à vous" }
const person = { wilaya: "Alger", commune: "Kouba", firstname: "Amina", lastname: "Bensalem", mobile: "0550010204" }
const lines = JSON.stringify([{ slug: "casque-aura", quantity: 1, unitPrice: 25_200, variant: "AUR-101-NOIR" }])
const order = {
  ...person,
  intent: "order",
  quantity: "1",
  color: "Noir",
  delivery: "home",
  amount: "25200",
  homePrice: "0",
}

type SentForm = {
  path: string
  fields: Record<string, string>
  params?: Record<string, string>
  /** What was typed and is in the answer again. */
  typed?: string[]
}

/** What each form of the shop is sent with. A route that takes forms and is not here fails its test. */
export const sentForms: Record<string, SentForm> = {
  "routes/contact.tsx": { path: "/contact", fields: message, typed: ["Bonjour à vous", "0550010203"] },
  "routes/newsletter.tsx": { path: "/newsletter", fields: { email }, typed: [email] },
  "routes/construction.tsx": { path: "/construction", fields: { email }, typed: [email] },
  "routes/news-link.tsx": { path: `/newsletter/confirm?token=${token}`, fields: {} },
  "routes/stock-alert.tsx": { path: "/stock-alert?product=sac-casbah", fields: { email }, typed: [email] },
  "routes/order.tsx": {
    path: "/order",
    fields: { number: "HN-26-000123", mobile: "0550999999" },
    typed: ["HN-26-000123", "0550999999"],
  },
  "routes/review.tsx": {
    path: `/review?key=${"a".repeat(46)}&product=casque-aura`,
    fields: { rating: "4", name: "Amina B.", review: "Il tient bien" },
    typed: ["Amina B.", "Il tient bien"],
  },
  "routes/product-details.tsx": {
    path: "/product-details/casque-aura",
    params: { id: "casque-aura" },
    fields: order,
    typed: ["Bensalem", "0550010204"],
  },
  "routes/landing-page.tsx": {
    path: "/lp/offre",
    params: { slug: "offre" },
    fields: { ...order, product: "casque-aura" },
    typed: ["Bensalem", "0550010204"],
  },
  // What was typed stays in the browser: its screen keeps the form.
  "routes/checkout.tsx": { path: "/checkout", fields: { ...order, lines, address: "Rue 1" } },
  "routes/order-quote.ts": { path: "/order-quote", fields: { lines, coupon: "GUESS", locale: "fr" } },
  "routes/login.tsx": { path: "/login", fields: { login: email, password: "faux" }, typed: [email] },
  "routes/register.tsx": {
    path: "/register",
    fields: { login: email, password: "trois-figues-et-un-melon", firstname: "Amina", lastname: "Bensalem" },
    typed: [email, "Bensalem"],
  },
  "routes/forgot.tsx": { path: "/forgot", fields: { email }, typed: [email] },
  "routes/profile.tsx": { path: "/profile", fields: { intent: "usual", id: "none" } },
  "routes/profile-wishlist.ts": { path: "/profile/wishlist", fields: { mine: "[]", met: "[]" } },
  "routes/unique-visitors.ts": { path: "/api/unique-visitors", fields: {} },
  "routes/landing-visits.ts": { path: "/api/landing-visits", fields: {} },
}
