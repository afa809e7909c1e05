import type { pages as english } from "../en/pages.ts"
import type { MessagesLike } from "../messages.ts"

export const pages: MessagesLike<typeof english> = {
  "pages.others": "معلومات أخرى",
  "pages.updated": "آخر تعديل: {date}.",
  "pages.freeDelivery": "التوصيل مجاني ابتداءً من {amount}.",
  "pages.prices": "أسعار التوصيل حسب الولاية",
  "pages.prices.wilaya": "الولاية",
  "pages.prices.home": "إلى البيت",
  "pages.prices.desk": "إلى المكتب",
  "pages.prices.unknown": "عبر الهاتف",
  "pages.prices.others": {
    zero: "نخبرك بالسعر في الهاتف قبل الإرسال",
    one: "ولاية أخرى نخبرك بسعرها في الهاتف قبل الإرسال",
    two: "ولايتان أخريان نخبرك بسعرهما في الهاتف قبل الإرسال",
    few: "{n} ولايات أخرى نخبرك بسعرها في الهاتف قبل الإرسال",
    many: "{n} ولاية أخرى نخبرك بسعرها في الهاتف قبل الإرسال",
    other: "{n} ولاية أخرى نخبرك بسعرها في الهاتف قبل الإرسال",
  },
  "construction.title": "المتجر يفتح قريبًا",
  "construction.text": "نرتّب الرفوف. اترك بريدك الإلكتروني لنخبرك في اليوم الأول.",
  "construction.go": "ألقِ نظرة الآن",
  "newsletter.title": "أفضل الأسعار مرة في الأسبوع",
  "newsletter.text": "صباح كل خميس، التخفيضات قبل الجميع. لا شيء آخر.",
  "newsletter.email": "بريدك الإلكتروني",
  "newsletter.send": "اشترك",
  "newsletter.stop": "إلغاء الاشتراك بضغطة واحدة.",
  "newsletter.done": "شكرًا، سجّلنا بريدك.",
  "newsletter.wrong": "هذا البريد غير صحيح.",
  "newsletter.failed": "تعذّر حفظ بريدك. حاول مرة أخرى.",
  "manifest.description": "إلكترونيات وأزياء وجمال ومجوهرات، والدفع عند الاستلام.",
}
