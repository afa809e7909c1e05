import type { AdminRouteKey } from "../../admin/admin-routes.ts"
import type { AdminExample } from "./admin-example.ts"
import { backupExamples } from "./backup-examples.ts"
import { carrierExamples } from "./carrier-examples.ts"
import { catalogueExamples } from "./catalogue-examples.ts"
import { contentExamples } from "./content-examples.ts"
import { eventExamples } from "./event-examples.ts"
import { movingExamples } from "./moving-examples.ts"
import { orderExamples } from "./order-examples.ts"
import { sampleExamples } from "./sample-examples.ts"
import { tokenExamples } from "./token-examples.ts"
import { visitorExamples } from "./visitor-examples.ts"

const nobody = "nobodyhasthisdocumentid0"
const token = "A".repeat(43)
/** The password of members made by `signedIn`. */
export const examplePassword = "trois-figues-et-un-melon"
const password = examplePassword
const person = { name: "Lina", email: "lina@hanout.test", password }

/** One example a row. They ask for things that are not there: what matters is who is let through. A row without one does
 *  not pass the types. */
export const adminExamples: Record<AdminRouteKey, AdminExample> = {
  "POST /auth/sign-in/email": { path: "/auth/sign-in/email", body: { email: "nobody@hanout.test", password } },
  "POST /auth/two-factor/verify-totp": { path: "/auth/two-factor/verify-totp", body: { code: "000000" } },
  "POST /auth/two-factor/verify-backup-code": { path: "/auth/two-factor/verify-backup-code", body: { code: "none" } },
  "POST /auth/sign-out": { path: "/auth/sign-out" },
  "POST /auth/change-password": {
    path: "/auth/change-password",
    body: { currentPassword: password, newPassword: "court" },
  },
  "POST /auth/two-factor/enable": { path: "/auth/two-factor/enable", body: { password } },
  "POST /auth/two-factor/confirm": { path: "/auth/two-factor/confirm", body: { code: "" } },
  "POST /auth/two-factor/disable": { path: "/auth/two-factor/disable", body: { password } },
  "POST /auth/two-factor/backup-codes": { path: "/auth/two-factor/backup-codes", body: { password } },
  "POST /links/check": { path: "/links/check", body: { token } },
  "POST /first-owner": { path: "/first-owner", body: { token, ...person } },
  "POST /new-password": { path: "/new-password", body: { token, password } },
  "GET /me": { path: "/me" },
  "PATCH /me": { path: "/me", body: {} },
  "GET /me/sessions": { path: "/me/sessions" },
  "DELETE /me/sessions": { path: "/me/sessions" },
  "DELETE /me/sessions/:id": { path: `/me/sessions/${nobody}` },
  "GET /staff": { path: "/staff" },
  "GET /staff/:documentId": { path: `/staff/${nobody}` },
  "PATCH /staff/:documentId": { path: `/staff/${nobody}`, body: { role: "agent", password } },
  "DELETE /staff/:documentId": { path: `/staff/${nobody}` },
  "POST /staff/:documentId/two-factor/remove": { path: `/staff/${nobody}/two-factor/remove`, body: { password } },
  "POST /staff/:documentId/password-link": { path: `/staff/${nobody}/password-link`, body: { password } },
  "GET /staff/:documentId/sessions": { path: `/staff/${nobody}/sessions` },
  "DELETE /staff/:documentId/sessions": { path: `/staff/${nobody}/sessions` },
  "DELETE /staff/:documentId/sessions/:id": { path: `/staff/${nobody}/sessions/${nobody}` },
  "GET /security": { path: "/security" },
  "PUT /security": { path: "/security", body: { secondFactorRequired: false } },
  "POST /invitations/accept": { path: "/invitations/accept", body: { token, ...person } },
  "GET /invitations": { path: "/invitations" },
  "POST /invitations": { path: "/invitations", body: { role: "agent", password } },
  "DELETE /invitations/:documentId": { path: `/invitations/${nobody}` },
  "GET /audit": { path: "/audit" },
  "GET /mails": { path: "/mails?status=failed" },
  "POST /mails/:documentId/again": { path: `/mails/${nobody}/again` },
  "GET /numbers": { path: "/numbers?from=2026-11-01&to=2026-11-21" },
  "GET /numbers/own": { path: "/numbers/own" },
  "GET /numbers/week": { path: "/numbers/week" },
  "GET /media": { path: "/media?q=sac&page=1" },
  "POST /media": { path: "/media", body: "no picture" },
  "PATCH /media/:documentId": { path: `/media/${nobody}`, body: { alternativeText: { fr: "Un sac", ar: "", en: "" } } },
  "DELETE /media/:documentId": { path: `/media/${nobody}` },
  "GET /delivery": { path: "/delivery" },
  "PUT /delivery": { path: "/delivery", body: { rows: [] } },
  "GET /delivery/communes": { path: "/delivery/communes" },
  "PUT /delivery/communes": {
    path: "/delivery/communes",
    body: {
      changes: [
        {
          wilaya: 6,
          commune: "Akbou",
          loaded: { closed: false, homeClosed: false, home: null, desk: null },
          values: { closed: false, homeClosed: true, home: null, desk: 550 },
        },
      ],
    },
  },
  "GET /delivery/spellings": { path: "/delivery/spellings?carrier=yalidine" },
  "PUT /delivery/spellings": {
    path: "/delivery/spellings",
    body: { carrier: "zr", changes: [{ wilaya: 6, commune: "Akbou", loaded: "AKBOUX", name: "AKBOU" }] },
  },
  ...orderExamples,
  ...contentExamples,
  ...visitorExamples,
  ...sampleExamples,
  ...backupExamples,
  ...eventExamples,
  ...movingExamples,
  ...tokenExamples,
  ...carrierExamples,
  ...catalogueExamples,
}
