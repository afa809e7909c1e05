/** Kinds of records of the sample, in the order in which clearing deletes them: referring records first. */
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
