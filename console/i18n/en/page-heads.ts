/** Texts of the screens of titles and descriptions for search engines, in English: it defines the keys. */
export const pageHeads = {
  "head.hint":
    "What search engines and networks show of pages that have no product, post or page of their own. Without words of yours they show the default ones.",
  "head.back": "Back to the pages",
  "head.title": "Title",
  "head.description": "Description",
  "head.long": "The name of the shop comes after it.",
  "head.picture": "Picture where the page is shared",
  "head.pictureHint": "Best 1200 × 630 pixels. Without: a picture of the page, or that of the shop.",
  "head.preview": "How it looks",
  "head.edit": "Edit: {name}",
  "head.unsaid": "The default words cannot be shown now.",
}
