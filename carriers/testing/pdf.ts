/** The smallest file that counts as a PDF. */
export const pdf = (title: string): Uint8Array => Buffer.from(`%PDF-1.4\n% ${title}\n%%EOF\n`)
