import type { Message } from "#core/i18n/message.ts"

export const en = {
  hello: "Hello {name},",
  helloUnnamed: "Hello,",
  orderLine: "{quantity} × {title}",
  products: "Products",
  discount: "Discount",
  delivery: "Delivery",
  deliveryLater: "given by phone",
  deliveryFree: "free",
  paid: "Paid online",
  total: "To pay on delivery",
  deskAt: "Pick up at",
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
  "order-received.textUnnamed":
    "Thank you. We will call you to confirm it; nothing is to be paid before the parcel is in your hands.",
  "order-received.askSize": "We will ask you for your choice by phone.",
  "order-shipped.subject": "Your order {number} is on its way",
  "order-shipped.title": "Your parcel is on its way",
  "order-shipped.text": "We have handed it to the carrier. Keep your phone close: the driver calls before coming.",
  tracking: "Tracking number",
  "order-shipped.textDesk":
    "We have handed it to the carrier. Keep your phone close: you are called when it is at the pickup desk.",
  "delivery-failed.subject": "Your order {number} could not be delivered",
  "delivery-failed.title": "The driver could not deliver your parcel",
  "delivery-failed.text":
    "Tell us what to do: try again, another day, another number, or pick it up at the desk. Answer today, while the driver still has it.",
  "delivery-failed.answer": "Answer",
  "order-delivered.subject": "Your order {number} is delivered",
  "order-delivered.title": "Your parcel is there",
  "order-delivered.text": {
    one: "We hope that you like it. If something is not right, tell us: you may exchange it for {n} day.",
    other: "We hope that you like it. If something is not right, tell us: you may exchange it for {n} days.",
  },
  "order-delivered.textNoExchange": "We hope that you like it. If something is not right, tell us.",
  "order-delivered.review": "Write a review",
  "staff-invitation.subject": "Your invitation to the team of {shop}",
  "staff-invitation.title": "You are invited to the team",
  "staff-invitation.text":
    "{by} invites you to the merchant's console of {shop}. The link serves once and for seven days.",
  "staff-invitation.go": "Join the team",
  "staff-credentials.subject": "Your console account at {shop} was changed",
  "staff-credentials.title": "Your account was changed",
  "staff-credentials.password": "On {at} the password of your account in the merchant’s console of {shop} was changed.",
  "staff-credentials.password-link":
    "On {at} {by} made a link for a new password of your account in the merchant’s console of {shop}.",
  "staff-credentials.two-factor-on":
    "On {at} the second step at sign-in was set up for your account in the merchant’s console of {shop}.",
  "staff-credentials.two-factor-off":
    "On {at} the second step at sign-in was switched off for your account in the merchant’s console of {shop}.",
  "staff-credentials.two-factor-off-by":
    "On {at} {by} took the second step at sign-in off your account in the merchant’s console of {shop}.",
  "staff-credentials.backup-codes":
    "On {at} new spare codes were made for your account in the merchant’s console of {shop}. The old ones no longer work.",
  "staff-credentials.recovery-link":
    "On {at} a link for a new password of your account in the merchant’s console of {shop} was made on the server, and the second step at sign-in was switched off.",
  "staff-credentials.hint":
    "If you know of it, there is nothing to do. If not, tell another owner or manager at once: they can end your sessions and send you a link for a new password.",
  "staff-credentials.go": "Look at my account",
  "password-changed.subject": "Your password at {shop} was changed",
  "password-changed.title": "Your password was changed",
  "password-changed.text":
    "On {at} the password of your account at {shop} was changed. All other devices were signed out.",
  "password-changed.hint": "If it was you, there is nothing to do. If not, choose a new password now.",
  "password-changed.go": "Choose a new password",
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
  accountIgnore: "If it was not you, do nothing: nothing changes.",
  "account-confirm.subject": "Confirm your address: your account at {shop}",
  "account-confirm.title": "One step to your account",
  "account-confirm.text": "Open the link and type the password that you chose. It serves once, for a day.",
  "account-confirm.go": "Confirm my address",
  "account-known.subject": "Your account at {shop}",
  "account-known.title": "You have an account already",
  "account-known.text":
    "Somebody, you hopefully, asked for an account with this address at {shop}. It has one: sign in with your password, or ask for a new one there.",
  "account-known.go": "Sign in",
  "password-reset.subject": "A new password for {shop}",
  "password-reset.title": "Choose a new password",
  "password-reset.text": "The link serves once, for a day. All sessions end with it.",
  "password-reset.go": "New password",
  "password-unknown.subject": "Your question at {shop}",
  "password-unknown.title": "This address has no account",
  "password-unknown.text":
    "Somebody, you hopefully, asked for a new password with this address at {shop}. It has no account: perhaps you signed up with another address, or with your mobile number.",
  "password-unknown.go": "Make an account",
  "stock-back.subject": "{title} is back",
  "stock-back.title": "It is back",
  "stock-back.text":
    "You asked to be told: {title} can be had again. None is put aside for you; this is the only mail about it.",
  "stock-back.go": "See the product",
  "stock-back.leave": "No more of these alerts",
  leave: "Not for me: unsubscribe",
} satisfies Record<string, Message>

export type MailTexts = Record<keyof typeof en, Message>
