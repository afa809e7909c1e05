import { PDFDocument } from "@cantoo/pdf-lib"

/** Joins PDFs in their order.
 *  @returns the PDF, and the places of those that could not be read */
export async function mergeLabels(files: readonly Uint8Array[]): Promise<{ pdf: Uint8Array; unread: number[] }> {
  const merged = await PDFDocument.create()
  const unread: number[] = []
  for (const [place, file] of files.entries()) {
    try {
      const one = await PDFDocument.load(file, { ignoreEncryption: true })
      for (const page of await merged.copyPages(one, one.getPageIndices())) merged.addPage(page)
    } catch {
      unread.push(place)
    }
  }
  return { pdf: await merged.save(), unread }
}
