import type { Generated } from "kysely"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { MenuName } from "#core/content/menus/menu.ts"
import type { HeadPage } from "#core/content/page-heads/page-head.ts"
import type { PostFormat } from "#core/content/post.ts"
import type { SectionKind } from "#core/content/sections/section.ts"
import type { Coupon } from "#core/coupons/coupon.ts"
import type { ContactSubject } from "#core/customers/contact-message.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Centimes } from "#core/money.ts"
import type { Borrowed, Flag, Json, Time } from "./column-types.ts"

/** Categories and tags of posts. */
type TopicTable = { id: Generated<number>; slug: string; position: number }
type PostCategoryTextTable = { post_category_id: number; locale: Locale; title: string } & Borrowed
type PostTagTextTable = { post_tag_id: number; locale: Locale; title: string } & Borrowed

type PostTable = {
  id: Generated<number>
  document_id: string
  slug: string
  format: PostFormat
  category_id: number
  image_id: number | null
  video_id: string | null
  created_at: Time
  updated_at: Time
  /** null = a draft; a future moment schedules it. */
  published_at: Time | null
  /** When the staff last changed it. */
  edited_at: Generated<Time>
}

type PostTextTable = Borrowed & {
  post_id: number
  locale: Locale
  title: string
  excerpt: string
  content: Json
  author_name: string
  author_role: string
  quote_text: string | null
  quote_source: string | null
  /** Search text of `_q`: title, excerpt, category, tags and the text itself, folded. */
  search: string
}

type PostMediaTable = { post_id: number; media_id: number; position: number }
type PostHasTagTable = { post_id: number; tag_id: number; position: number }

type CouponTable = {
  id: Generated<number>
  document_id: string
  code: string
  kind: Coupon["kind"]
  /** Percent, or centimes where `kind` is `fixed`. */
  value: number
  product_type: ProductType | null
  minimum_amount: Centimes
  start_date: Time
  end_date: Time
  /** Whether everybody may read of it from its start on; a private one is valid for anyone who enters its code. */
  is_public: Generated<Flag>
  /** null = any number. */
  max_uses: number | null
  max_uses_per_phone: number | null
  /** Orders that hold it now. */
  used: Generated<number>
  /** When the staff last changed it; a use is no change. */
  edited_at: Generated<Time>
}
type CouponTextTable = { coupon_id: number; locale: Locale; title: string } & Borrowed

type PageTable = {
  id: Generated<number>
  document_id: string
  slug: string
  /** Whether the merchant added it. */
  own: Generated<Flag>
  hidden: Generated<Flag>
  /** null = it is there. */
  removed_at: Generated<Time | null>
  updated_at: Time
  /** When the staff last changed it. */
  edited_at: Generated<Time>
}
type PageTextTable = { page_id: number; locale: Locale; title: string; description: string; content: Json } & Borrowed

/** A previewed page, as its form has it; it is not stored anywhere else. */
type PagePreviewTable = { document_id: string; page_id: number; texts: Json; until: Time }

/** Unsaved sections of a home page, as their form has them. */
type SectionPreviewTable = { session_id: string; page: string; sections: Json; until: Time }

/** A page of one product and its order form, for an advertisement (core/content/landing-page.ts). */
type LandingPageTable = {
  id: Generated<number>
  document_id: string
  slug: string
  /** The documentId of its product, which may be gone. */
  product: string
  hidden: Generated<Flag>
  /** Whether search engines may list it beside the product's own page. */
  indexed: Generated<Flag>
  /** Texts in three languages; "" = the product's own. */
  title: Json
  text: Json
  /** null = it is there. */
  removed_at: Generated<Time | null>
  updated_at: Time
  /** When the staff last changed it. */
  edited_at: Time
}
/** Counts of a landing page on a day of Algeria's clock: visitors, orders placed, and how many of those are delivered
 *  by now. */
type LandingDayTable = {
  landing_page_id: number
  day: string
  visits: Generated<number>
  orders: Generated<number>
  delivered: Generated<number>
}
/** The landing page that an order came from, and the day under which it is counted. */
type LandingOrderTable = { order_id: number; landing_page_id: number; day: string }

/** The pages whose sections somebody has arranged: home pages by their names, own and landing pages by their documentIds. */
type SectionPageTable = { page: string; edited_at: Time }
type PageSectionTable = {
  id: Generated<number>
  page: string
  position: number
  kind: SectionKind
  hidden: Generated<Flag>
  starts_at: Time | null
  ends_at: Time | null
  /** Texts in three languages, pictures by their addresses (core/content/sections/section.ts). */
  content: Json
}

/** The menus that somebody has edited. */
type ShopMenuTable = {
  menu: MenuName
  /** A list of `StoredMenuEntry` (core/content/menus/menu.ts). */
  entries: Json
  edited_at: Time
}

/** Titles and descriptions that the merchant wrote for search engines. */
type PageHeadTable = {
  page: HeadPage
  /** Texts in three languages. */
  title: Json
  description: Json
  /** The address of a picture; null = the default one. */
  picture: string | null
  edited_at: Time
}

type ContactMessageTable = {
  id: Generated<number>
  document_id: string
  status: "new" | "answered"
  name: string
  mobile: string
  /** Key by which phones are compared; "" = none was given. */
  phone_key: string
  email: string
  subject: ContactSubject
  message: string
  locale: Locale
  created_at: Time
}

/** Newsletter subscribers. */
type SubscriberTable = {
  id: Generated<number>
  email: string
  locale: Locale
  created_at: Time
  /** Opens the links of confirmation and of leaving; null = of who asked before there were any. */
  token: string | null
  /** When the owner of the address said yes; null = news do not go there. */
  confirmed_at: Time | null
  /** When the address was last written to and asked. */
  asked_at: Time | null
}

/** An address of another shop, decoded and without query, and the page to which it leads. */
type RedirectTable = { from_path: string; to_path: string; created_at: Time }

/** The tables of what the shop tells and what visitors send it. */
export type ContentSchema = {
  post_category: TopicTable
  post_category_text: PostCategoryTextTable
  post_tag: TopicTable
  post_tag_text: PostTagTextTable
  post: PostTable
  post_text: PostTextTable
  post_media: PostMediaTable
  post_has_tag: PostHasTagTable
  coupon: CouponTable
  coupon_text: CouponTextTable
  page: PageTable
  page_text: PageTextTable
  page_preview: PagePreviewTable
  section_preview: SectionPreviewTable
  landing_page: LandingPageTable
  landing_day: LandingDayTable
  landing_order: LandingOrderTable
  section_page: SectionPageTable
  page_section: PageSectionTable
  shop_menu: ShopMenuTable
  page_head: PageHeadTable
  redirect: RedirectTable
  text_borrowing: { id: number; main_locale: Locale; table_name: string; after_key: number }
  contact_message: ContactMessageTable
  subscriber: SubscriberTable
}
