import type { Message } from "#core/i18n/message.ts"

export const quickView = {
  "quickView.open": "Quick view: {title}",
  "quickView.more": "Quick view and comparison: {title}",
  "quickView.close": "Close the quick view",
  "quickView.title": "Quick view",
  "quickView.loading": "Loading the product",
  "quickView.failed": "The product could not be loaded.",
  "quickView.retry": "Try again",
  "quickView.page": "All about this product",
} satisfies Record<string, Message>
