import { type Locale, localizedPath, splitLocale } from "#core/i18n/locale.ts"
import { barePolicy } from "./content-policy.ts"
import { staticPage, staticPagePolicy } from "./static-page.ts"

export type RejectionStatus = 400 | 403 | 405 | 408 | 413 | 414 | 415 | 503

type Words = { title: string; text: string; home: string }

const crossSite: Record<Locale, Words> = {
  fr: {
    title: "Ce formulaire vient d’une autre adresse",
    text: "Rien n’a été enregistré. Ouvrez la page dans la boutique et envoyez le formulaire à nouveau.",
    home: "Aller à la boutique",
  },
  ar: {
    title: "هذه الاستمارة مرسلة من عنوان آخر",
    text: "لم يُسجَّل أي شيء. افتح الصفحة في المتجر وأرسل الاستمارة من جديد.",
    home: "الذهاب إلى المتجر",
  },
  en: {
    title: "This form comes from another address",
    text: "Nothing was stored. Please open the page in the shop and send the form again.",
    home: "Go to the shop",
  },
}

const tooLarge: Record<Locale, Words> = {
  fr: {
    title: "C’est trop long",
    text: "Rien n’a été enregistré. Revenez en arrière, raccourcissez le texte ou prenez une photo plus légère, et envoyez à nouveau.",
    home: "Aller à la boutique",
  },
  ar: {
    title: "النص طويل جدًا",
    text: "لم يُسجَّل أي شيء. ارجع إلى الصفحة، اختصر النص أو اختر صورة أصغر، ثم أرسل من جديد.",
    home: "الذهاب إلى المتجر",
  },
  en: {
    title: "This is too long",
    text: "Nothing was stored. Please go back, shorten the text or take a smaller picture, and send it again.",
    home: "Go to the shop",
  },
}

const timeoutWords: Record<Locale, Words> = {
  fr: {
    title: "L’envoi a pris trop de temps",
    text: "Rien n’a été enregistré. Vérifiez votre connexion, revenez en arrière et envoyez à nouveau, avec une photo plus légère s’il y en a une.",
    home: "Aller à la boutique",
  },
  ar: {
    title: "استغرق الإرسال وقتًا طويلًا",
    text: "لم يُسجَّل أي شيء. تحقّق من اتصالك، ارجع إلى الصفحة وأرسل من جديد، وبصورة أصغر إن كانت هناك صورة.",
    home: "الذهاب إلى المتجر",
  },
  en: {
    title: "Sending this took too long",
    text: "Nothing was stored. Please check your connection, go back and send it again, with a smaller picture if there is one.",
    home: "Go to the shop",
  },
}

const busy: Record<Locale, Words> = {
  fr: {
    title: "La boutique a beaucoup à faire en ce moment",
    text: "Réessayez dans un instant. Si vous envoyiez un formulaire, rien n’a été enregistré : revenez en arrière et envoyez-le à nouveau.",
    home: "Aller à la boutique",
  },
  ar: {
    title: "المتجر مشغول جدًا الآن",
    text: "حاول مجددًا بعد لحظة. إن كنت ترسل استمارة فلم يُسجَّل أي شيء: ارجع إلى الصفحة وأرسلها من جديد.",
    home: "الذهاب إلى المتجر",
  },
  en: {
    title: "The shop is very busy right now",
    text: "Please try again in a moment. If you were sending a form, nothing was stored: go back and send it again.",
    home: "Go to the shop",
  },
}

const unreadable: Record<Locale, Words> = {
  fr: {
    title: "La boutique ne comprend pas cette demande",
    text: "L’adresse ou le formulaire est abîmé. Rien n’a été enregistré.",
    home: "Aller à la boutique",
  },
  ar: {
    title: "لم يفهم المتجر هذا الطلب",
    text: "العنوان أو الاستمارة غير سليمين. لم يُسجَّل أي شيء.",
    home: "الذهاب إلى المتجر",
  },
  en: {
    title: "The shop does not understand this request",
    text: "The address or the form is damaged. Nothing was stored.",
    home: "Go to the shop",
  },
}

const errors: Record<RejectionStatus, { name: string; message: string; words: Record<Locale, Words> }> = {
  400: { name: "BadRequestError", message: "The request cannot be read", words: unreadable },
  405: { name: "MethodNotAllowedError", message: "Method Not Allowed", words: unreadable },
  408: { name: "RequestTimeoutError", message: "The body took too long to come", words: timeoutWords },
  415: { name: "UnsupportedMediaTypeError", message: "A form is needed", words: unreadable },
  403: { name: "ForbiddenError", message: "The request comes from another site", words: crossSite },
  413: { name: "PayloadTooLargeError", message: "The body is larger than 65536 bytes", words: tooLarge },
  503: { name: "ServiceUnavailableError", message: "Too many of these at once", words: busy },
  414: { name: "UriTooLongError", message: "The address is longer than 8192 characters", words: tooLarge },
}

/** Refuses a request before any part of the shop reads it: a page in the address's language that stands alone, or the
 *  API's error. Nothing of the request is in it.
 *  @param main the shop's main language, as far as it is known
 *  @param methods what a 405 allows */
export function rejectionResponse(
  status: RejectionStatus,
  pathname: string,
  main: Locale,
  methods = "GET, HEAD, POST",
): Response {
  const { name, message, words } = errors[status]
  const allow: Record<string, string> = status === 405 ? { allow: methods } : {}
  if (pathname === "/api" || pathname.startsWith("/api/")) {
    const headers = { "cache-control": "no-store", "content-security-policy": barePolicy, ...allow }
    return Response.json({ data: null, error: { status, name, message, details: {} } }, { status, headers })
  }
  const { locale } = splitLocale(pathname, main)
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": staticPagePolicy,
    ...allow,
  }
  const { title, text, home } = words[locale]
  const link = { href: localizedPath(locale, "/", main), text: home }
  return new Response(staticPage({ locale, title, text, link }), { status, headers })
}
