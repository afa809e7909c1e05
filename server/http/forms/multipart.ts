import {
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser"
import { appendField, FormRejectedError, maxBody, maxBoundary, maxFields, maxPartHeaders } from "./form-limits.ts"

const boundaryParameter = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i

/** As browsers write it: what stands in a name is escaped with percent signs. */
const disposition = /^form-data\s*;\s*name="([^"]*)"\s*(;\s*filename\*?=)?/i

const decoder = new TextDecoder()
const tooLarge = [MaxHeaderSizeExceededError, MaxPartsExceededError, MaxTotalSizeExceededError]

const toRejection = (error: unknown) => {
  if (error instanceof FormRejectedError) return error
  return new FormRejectedError(tooLarge.some((kind) => error instanceof kind) ? 413 : 400, { cause: error })
}

/** Takes a part of a form. Names of files are used nowhere.
 *  @returns bytes of its text; 0 for a file */
function takePart(form: FormData, part: MultipartPart): number {
  const [, name, isFile] = disposition.exec(part.headers["content-disposition"] ?? "") ?? []
  if (name === undefined) throw new FormRejectedError(400)
  if (isFile) {
    appendField(form, name, new File(part.content as Uint8Array<ArrayBuffer>[], "file"))
    return 0
  }
  if (part.size > maxBody) throw new FormRejectedError(413)
  appendField(form, name, decoder.decode(part.bytes))
  return part.size
}

/** Reads `multipart/form-data` block by block.
 *  @param contentType the header, which names the boundary
 *  @param maxSize bytes of all parts together
 *  @returns `write` takes the next block; `end` gives the form. Both throw FormRejectedError: 413 for more parts, headers or
 *  bytes than a form has, 400 for what is no form */
export function multipartReader(contentType: string, maxSize: number) {
  const [, quoted, bare] = boundaryParameter.exec(contentType) ?? []
  const boundary = quoted ?? bare ?? ""
  if (boundary === "" || boundary.length > maxBoundary) throw new FormRejectedError(400)
  const limits = { maxHeaderSize: maxPartHeaders, maxFileSize: maxSize, maxTotalSize: maxSize, maxParts: maxFields }
  const parser = new MultipartParser(boundary, limits)
  const form = new FormData()
  let textSize = 0

  const isComplete = () => {
    try {
      parser.finish()
      return true
    } catch {
      return false
    }
  }
  return {
    write(block: Uint8Array) {
      // Bytes after the last boundary are no part of the form (RFC 2046: epilogue), and the parser takes none.
      if (isComplete()) return
      try {
        for (const part of parser.write(block)) {
          textSize += takePart(form, part)
          if (textSize > maxBody) throw new FormRejectedError(413)
        }
      } catch (error) {
        throw toRejection(error)
      }
    },
    end(): FormData {
      if (!isComplete()) throw new FormRejectedError(400)
      return form
    },
  }
}
