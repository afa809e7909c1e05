/** A PDF of one page of A6 with a title, as small as one can be. */
export function pdf(title: string): Uint8Array {
  const text = `BT /F1 18 Tf 24 380 Td (${title.replace(/[^\w -]/g, "")}) Tj ET`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]
  let file = "%PDF-1.4\n"
  const places = objects.map((object, n) => {
    const place = file.length
    file += `${n + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = ["0000000000 65535 f ", ...places.map((place) => `${String(place).padStart(10, "0")} 00000 n `)]
  const end = `trailer\n<< /Size ${rows.length} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${rows.length}\n${rows.join("\n")}\n${end}`, "latin1")
}
