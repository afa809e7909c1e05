/** What the sample shop is made of, in the order in which clearing deletes it: whatever refers to a thing goes before it. */
export const sampleKinds = [
  "product",
  "review",
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

/** Why a thing of the sample stays: a member changed it; it was ordered; a shopper reviewed it; something that stays needs it. */
export const stayReasons = ["changed", "ordered", "reviewed", "needed"] as const
export type StayReason = (typeof stayReasons)[number]
