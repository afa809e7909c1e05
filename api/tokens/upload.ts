import { MultipartParseError, parseMultipart } from "@remix-run/multipart-parser"
import { mediaIds } from "#db/media/admin-media.ts"
import { mediaByIds } from "#db/media/media.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import type { AdminDeps } from "../admin/admin-context.ts"
import { validationError } from "../errors.ts"
import { fileResource } from "../media/file-resource.ts"
import type { CallConsole } from "./console-calls.ts"

/** Files of one request. */
const maxFiles = 10
/** Parts of a form: each file, and what is said of it. */
const maxParts = 2 * maxFiles

const wrong = (field: string, message: string) => validationError([{ path: [field], message }])

type File = { name: string; bytes: Uint8Array }
type Form = { files: File[]; infos: string[] }

/** Reads the parts that a Strapi knows; others are passed over.
 *  @throws ApiError 400 for what is no form, or has too many parts */
function readForm(bytes: Uint8Array, contentType: string): Form {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw wrong("files", "The body is no multipart/form-data")
  const form: Form = { files: [], infos: [] }
  try {
    const maxSize = bytes.length
    const limits = { boundary, maxParts, maxFileSize: maxSize, maxTotalSize: maxSize }
    for (const part of parseMultipart(bytes, limits)) {
      if (part.name === "files" && part.isFile) form.files.push({ name: part.filename ?? "", bytes: part.bytes })
      if (part.name === "fileInfo" && part.isText) form.infos.push(part.text)
    }
  } catch (error) {
    if (error instanceof MultipartParseError)
      throw wrong("files", "The body is no multipart/form-data, or has too many parts")
    throw error
  }
  return form
}

type FileInfo = { name?: unknown; alternativeText?: unknown }

/** Parses the information about each file: one object, or a list in the order of the files. */
function infosOf(texts: readonly string[]): FileInfo[] {
  try {
    const infos: unknown[] = texts.flatMap((text) => JSON.parse(text) as unknown)
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
  const form = readForm(bytes, contentType)
  const { files } = form
  if (files.length === 0) throw wrong("files", "Files are empty")
  if (files.length > maxFiles) throw wrong("files", `There are ${maxFiles} files at most`)
  const infos = infosOf(form.infos)
  const locale = await findMainLocale(db)
  const documentIds: string[] = []
  for (const [index, file] of files.entries()) {
    const { name, alternativeText } = infos[index] ?? {}
    const fileName = typeof name === "string" && name !== "" ? name : file.name
    const { bytes: body } = file
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
