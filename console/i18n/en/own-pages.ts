/** The pages that the merchant adds, in English: it defines the keys. */
export const ownPages = {
  "own.title": "Your own pages",
  "own.add": "Add a page",
  "own.hint": "With a text, sections, and an address of their own. A menu leads to them once you add them there.",
  "own.none":
    "A size guide, questions and answers, your workshop: a page with a text, sections and an address of its own.",
  "own.slugHint": "After /pages/. Lower-case Latin letters, digits and hyphens.",
  "own.slugTaken": "Another page has this address",
  "own.taken": "Another page has this address, or there are {n} pages already ({all} with removed ones).",
  "own.shown": "Show the page in the shop",
  "own.parts": "Parts of the page",
  "own.text": "Text and address",
  "own.sections": "Sections",
}
