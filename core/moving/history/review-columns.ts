import type { FormatColumn } from "../columns.ts"

/** The columns of reviews of products of WooCommerce, which are comments: the names of WordPress's own fields, as plugins export
 *  them. */
export const wooCommerceReviewColumns: readonly FormatColumn[] = [
  { field: "id", titles: ["comment_ID", "comment_id"], fate: "changed" },
  { titles: ["comment_post_ID", "product_id"], fate: "lost" },
  { field: "name", titles: ["comment_author"], fate: "kept" },
  { field: "email", titles: ["comment_author_email"], fate: "kept" },
  { field: "date", titles: ["comment_date"], fate: "kept" },
  { titles: ["comment_date_gmt"], fate: "lost" },
  { field: "body", titles: ["comment_content"], fate: "kept" },
  { field: "status", titles: ["comment_approved"], fate: "changed" },
  { field: "parent", titles: ["comment_parent"], fate: "changed" },
  { field: "rating", titles: ["rating", "meta:rating"], fate: "kept" },
  { field: "verified", titles: ["verified", "meta:verified"], fate: "kept" },
  { field: "sku", titles: ["product_SKU", "sku"], fate: "kept" },
  { field: "handle", titles: ["product_slug", "post_name"], fate: "kept" },
  { field: "title", titles: ["review_title", "meta:title"], fate: "changed" },
  {
    titles: ["product_title", "comment_author_url", "comment_author_IP", "comment_karma", "comment_agent"],
    fate: "lost",
  },
  { titles: ["comment_type", "user_id", "meta:*"], fate: "lost" },
]

/** The columns that apps of reviews for Shopify have in common. */
export const reviewColumns: readonly FormatColumn[] = [
  { field: "title", titles: ["title", "review_title"], fate: "changed" },
  { field: "body", titles: ["body", "review", "review_content", "content"], fate: "kept" },
  { field: "rating", titles: ["rating", "score", "review_score"], fate: "kept" },
  { field: "date", titles: ["review_date", "created_at", "date"], fate: "kept" },
  { field: "name", titles: ["reviewer_name", "author", "nickname", "display_name"], fate: "kept" },
  { field: "email", titles: ["reviewer_email", "email"], fate: "kept" },
  { field: "handle", titles: ["product_handle", "handle"], fate: "kept" },
  { field: "sku", titles: ["product_sku", "sku"], fate: "kept" },
  { field: "status", titles: ["curated", "status", "state", "published"], fate: "changed" },
  { field: "verified", titles: ["verified", "verified_buyer", "verified_purchase"], fate: "kept" },
  { field: "reply", titles: ["reply", "comment_content"], fate: "kept" },
  { field: "replyDate", titles: ["reply_date", "replied_at"], fate: "kept" },
  { field: "town", titles: ["location"], fate: "kept" },
  { field: "id", titles: ["id", "review_id"], fate: "changed" },
  {
    titles: ["product_id", "product_title", "source", "picture_urls", "photo_url", "photos", "ip_address"],
    fate: "lost",
  },
  { titles: ["metaobject_handle", "cf_answers", "helpful_count", "order_id"], fate: "lost" },
]
