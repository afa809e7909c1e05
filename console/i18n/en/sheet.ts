/** Grids that are edited like a spreadsheet, in English: it defines the keys. */
export const sheet = {
  "sheet.keys": "Tab goes to the next cell; Escape, then Tab leaves the grid.",
  "sheet.undo": "Undo",
  "sheet.discard": "Discard all",
  "sheet.save": "Save",
  "sheet.changed": { one: "{n} changed cell", other: "{n} changed cells" },
  "sheet.wrong": { one: "{n} to correct", other: "{n} to correct" },
  "sheet.pastedLess": {
    one: "{n} cell did not fit into the table and was left out",
    other: "{n} cells did not fit into the table and were left out",
  },
  "sheet.yes": "Yes",
  "sheet.no": "No",
  "sheet.missing": { one: "{n} cell to fill in", other: "{n} cells to fill in" },
}
