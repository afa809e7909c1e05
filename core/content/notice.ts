export type NoticeStyle = "success" | "error" | "info"

/** The notice to the shopper about a change: the message's key, its values and the style of its toast
 *  (specification, section 8). The storefront makes the words. */
export type Notice<Key extends string = string> = {
  key: Key
  values: Record<string, string | number>
  style: NoticeStyle
}
