import { cutText } from "#core/cut-text.ts"
import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import { touchContent } from "#db/changes/content-version.ts"
import {
  type AdminMedia,
  adminMediaByIds,
  changeMediaTexts,
  listMedia,
  lockMedia,
  removeMedia,
} from "#db/media/admin-media.ts"
import { mediaUses } from "#db/media/media-uses.ts"
import { storeUpload } from "#db/media/uploads.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { withRejections } from "../admin/rejections.ts"
import { conflict, notFound } from "../errors.ts"
import { listAnswer } from "../query/pagination.ts"
import { readBody, readBytes } from "../read-body.ts"
import { type AdminMediaResource, type MediaInUse, mediaChange, mediaQuery } from "./contract-admin.ts"
import { adminMediaResource } from "./media-resource.ts"
import { takePicture, uploadTaker } from "./take-file.ts"

/** The name of an uploaded file, without folders and control characters; null if it is missing or unreadable. */
function fileNameOf(header: string | undefined): string | null {
  try {
    const name = decodeURIComponent(header ?? "")
      .replace(/^.*[/\\]/, "")
      .replace(/\p{Cc}|\p{Cf}|\p{Cs}/gu, "")
      .trim()
    return cutText(name, 200) || null
  } catch {
    return null
  }
}

const audited = ({ url, width, height, fileName, alternativeText }: AdminMedia) => ({
  url,
  width,
  height,
  fileName,
  alternativeText,
})

/** The library of pictures: what is uploaded, found, described and removed. */
export function mediaRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  const taken = uploadTaker()

  route("POST /media", async (c) => {
    const upload = await taken(() => readBytes(c.req), takePicture)
    const fileName = fileNameOf(c.req.header("x-file-name"))
    const { media, isNew } = await inTransaction(db, async (tx) => {
      const stored = await storeUpload(tx, { ...upload, fileName })
      const media = (await adminMediaByIds(tx, [stored.id])).get(stored.id)
      if (!media) throw new Error("An upload is gone as soon as it is stored")
      const { documentId } = media
      const entry = { action: "create", resource: "media", documentId, after: audited(media) }
      if (stored.isNew) await audit(tx, c, entry, clock())
      return { media, isNew: stored.isNew }
    })
    return Response.json({ data: adminMediaResource(media) }, { status: isNew ? 201 : 200 })
  })

  route("GET /media", async (c) => {
    const { q, ...pages } = readParameters(mediaQuery, c.req.url)
    const { rows, total } = await listMedia(db, { q, ...pages })
    return Response.json(listAnswer<AdminMediaResource>(rows.map(adminMediaResource), total, pages))
  })

  route("PATCH /media/:documentId", async (c) => {
    const { alternativeText } = await readBody(mediaChange, c.req)
    const documentId = c.req.param("documentId")
    const data = await inTransaction(db, async (tx) => {
      const before = await lockMedia(tx, documentId)
      if (!before) throw notFound()
      await changeMediaTexts(tx, before.id, alternativeText)
      const after = { ...before, alternativeText: { ...before.alternativeText, ...alternativeText } }
      const what = { action: "update", resource: "media", documentId }
      await audit(tx, c, { ...what, before: audited(before), after: audited(after) }, clock())
      await touchContent(tx, ["all"])
      return adminMediaResource(after)
    })
    return Response.json({ data })
  })

  route("DELETE /media/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const data = await withRejections(() =>
      changeCatalogue(db, async (tx) => {
        const media = await lockMedia(tx, documentId)
        if (!media) throw notFound()
        const uses = await mediaUses(tx, media)
        const details: MediaInUse = { code: "IN_USE", uses }
        if (uses.length > 0) throw conflict("The picture is used", details)
        await removeMedia(tx, media.id)
        const what = { action: "delete", resource: "media", documentId }
        await audit(tx, c, { ...what, before: audited(media) }, clock())
        return adminMediaResource(media)
      }),
    )
    return Response.json({ data })
  })
}
