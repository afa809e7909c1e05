/** What the sample shop is made of, in the order in which clearing deletes it: whatever refers to a thing goes before it. */
export const sampleKinds = [
  "review",
  "product",
  "post",
  "coupon",
  "section",
  "category",
  "brand",
  "post-category",
  "post-tag",
  "picture",
] as const
export type SampleKind = (typeof sampleKinds)[number]
