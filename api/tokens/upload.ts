import { mediaIds } from "#db/media/admin-media.ts"
import { mediaByIds } from "#db/media/media.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import type { AdminDeps } from "../admin/admin-context.ts"
import { validationError } from "../errors.ts"
import { fileResource } from "../media/file-resource.ts"
import type { CallConsole } from "./console-calls.ts"

/** Files of one request. */
const maxFiles = 10

const wrong = (field: string, message: string) => validationError([{ path: [field], message }])

/** Parts of a form: each file, what is said of it, and a few more. */
const maxParts = 30

/** Whether a form has more parts than that: each costs more than its bytes. */
function hasManyParts(bytes: Uint8Array, contentType: string): boolean {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return false
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = text.indexOf(boundary); at !== -1 && count <= maxParts; at = text.indexOf(boundary, at + 1)) count++
  return count > maxParts
}

async function readForm(bytes: Uint8Array, contentType: string): Promise<FormData> {
  if (hasManyParts(bytes, contentType)) throw wrong("files", "The form has too many parts")
  try {
    // A body that nothing else holds.
    return await new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { "content-type": contentType } }).formData()
  } catch {
    throw wrong("files", "The body is no multipart/form-data")
  }
}

type FileInfo = { name?: unknown; alternativeText?: unknown }

/** What is said of each file: one object, or a list in their order. */
function infosOf(form: FormData): FileInfo[] {
  const texts = form.getAll("fileInfo")
  try {
    const infos: unknown[] = texts.flatMap((text) => (typeof text === "string" ? JSON.parse(text) : []) as unknown)
    return infos.map((info) => (typeof info === "object" && info !== null ? info : {}))
  } catch {
    throw wrong("fileInfo", "must be JSON")
  }
}

/** Takes the files of a form into the library of pictures, each as the console does.
 *  @param call routes of the console
 *  @returns the files, as a Strapi tells of them
 *  @throws ApiError 400 or 415 for a file that is not taken: those before it are */
export async function uploadFiles({ db }: AdminDeps, call: CallConsole, bytes: Uint8Array, contentType: string) {
  const form = await readForm(bytes, contentType)
  const files = form.getAll("files").filter((file) => file instanceof File)
  if (files.length === 0) throw wrong("files", "Files are empty")
  if (files.length > maxFiles) throw wrong("files", `There are ${maxFiles} files at most`)
  const infos = infosOf(form)
  const locale = await findMainLocale(db)
  const documentIds: string[] = []
  for (const [index, file] of files.entries()) {
    const { name, alternativeText } = infos[index] ?? {}
    const fileName = typeof name === "string" && name !== "" ? name : file.name
    const body = new Uint8Array(await file.arrayBuffer())
    const headers = { "x-file-name": encodeURIComponent(fileName.toWellFormed()) }
    const taken = await call("POST /media", { body, headers })
    // A picture of the library.
    const { documentId } = taken.body.data as { documentId: string }
    if (typeof alternativeText === "string") {
      const change = { alternativeText: { [locale]: alternativeText } }
      await call("PATCH /media/:documentId", { params: { documentId }, body: change })
    }
    documentIds.push(documentId)
  }
  const ids = await mediaIds(db, documentIds)
  const pictures = await mediaByIds(db, [...ids.values()], locale)
  return documentIds.flatMap((documentId) => {
    const id = ids.get(documentId)
    const resource = id === undefined ? null : fileResource(pictures, id)
    return resource ? [resource] : []
  })
}
