import type { Message } from "#core/message.ts"

export const en = {
  hello: "Hello {name},",
  orderLine: "{quantity} × {title}",
  products: "Products",
  discount: "Discount",
  delivery: "Delivery",
  deliveryLater: "given by phone",
  deliveryFree: "free",
  total: "To pay on delivery",
  place: "Delivered to",
  home: "at home",
  desk: "at a pickup desk",
  seeOrder: "See my order",
  questions: "A question? Call us on {phone} or answer this mail.",
  why: "You receive this mail because this address was given at {shop}.",
  "order-received.subject": "We have your order {number}",
  "order-received.title": "Your order is with us",
  "order-received.text":
    "Thank you. We will call you on {mobile} to confirm it; nothing is to be paid before the parcel is in your hands.",
  "order-shipped.subject": "Your order {number} is on its way",
  "order-shipped.title": "Your parcel is on its way",
  "order-shipped.text": "We have handed it to the carrier. Keep your phone close: the driver calls before coming.",
  tracking: "Tracking number",
  "order-delivered.subject": "Your order {number} is delivered",
  "order-delivered.title": "Your parcel is there",
  "order-delivered.text":
    "We hope that you like it. If something is not right, tell us: you may exchange it for {n} days.",
  "staff-invitation.subject": "Your invitation to the team of {shop}",
  "staff-invitation.title": "You are invited to the team",
  "staff-invitation.text":
    "{by} invites you to the merchant's console of {shop}. The link serves once and for seven days.",
  "staff-invitation.go": "Join the team",
  "contact-notice.subject": "New message: {subject}",
  "contact-notice.title": "Somebody has written to the shop",
  "contact-notice.from": "From",
  "contact-notice.mobile": "Mobile",
  "contact-notice.email": "E-mail",
  "contact-notice.go": "Open the console",
  "subject.order": "an order",
  "subject.product": "a product",
  "subject.delivery": "delivery",
  "subject.return": "a return or an exchange",
  "subject.other": "something else",
  "newsletter-confirm.subject": "Please confirm: the news of {shop}",
  "newsletter-confirm.title": "Shall our news come to you?",
  "newsletter-confirm.text":
    "Somebody, you hopefully, asked for our news at this address. Without your yes nothing more will come.",
  "newsletter-confirm.go": "Yes, send me the news",
  leave: "Not for me: unsubscribe",
} satisfies Record<string, Message>

export type MailTexts = Record<keyof typeof en, Message>
