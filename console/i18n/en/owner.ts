/** Clearing the sample and backups: screens of the owner alone, which load these words themselves. */
export const owner = {
  "sample.lead":
    "The shop was filled with an invented shop so that you could try everything. Clearing removes what it brought and nobody changed. What you made your own stays.",
  "sample.going": "What goes",
  "sample.staying": "What stays",
  "sample.nothing": "Nothing of the sample is left to clear.",
  "sample.always":
    "Shop settings, information pages, delivery prices and size guides always stay: change them where they are.",
  "sample.more": { one: "and {n} more", other: "and {n} more" },
  "sample.clear": { one: "Clear {n} item", other: "Clear {n} items" },
  "sample.confirm":
    "Visitors see an empty shop until you publish something of your own. For 30 days you can bring everything back.",
  "sample.busy": "Working…",
  "sample.done": { one: "{n} item removed", other: "{n} items removed" },
  "sample.changed": "Something has changed since this list was made. Here is the new one.",
  "sample.cleared": "Cleared on {at} by {by}. It can be undone until {until}.",
  "sample.undo": "Bring the sample back",
  "sample.restored": { one: "{n} item is back", other: "{n} items are back" },
  "sample.left": {
    one: "{n} could not come back: its address or code is in use, or what it needs is gone.",
    other: "{n} could not come back: their addresses or codes are in use, or what they need is gone.",
  },
  "sample.kind.order": "Trial orders",
  "sample.kind.product": "Products",
  "sample.kind.review": "Reviews",
  "sample.kind.post": "Blog posts",
  "sample.kind.coupon": "Coupons",
  "sample.kind.section": "Sections of the home pages",
  "sample.kind.category": "Categories",
  "sample.kind.brand": "Brands",
  "sample.kind.post-category": "Categories of the blog",
  "sample.kind.post-tag": "Tags of the blog",
  "sample.kind.picture": "Pictures",
  "sample.reason.changed": "changed",
  "sample.reason.ordered": "ordered or used",
  "sample.reason.reviewed": "reviewed by a shopper",
  "sample.reason.needed": "something that stays needs it",
}
