import type { search as english } from "../en/search.ts"
import type { MessagesLike } from "../messages.ts"

export const search: MessagesLike<typeof english> = {
  "search.title": "البحث",
  "search.intro": "منتج أو علامة أو فئة: بالعربية أو الفرنسية أو الإنجليزية.",
  "search.description": "ابحث في كل المتجر: التوصيل إلى 58 ولاية والدفع عند الاستلام.",
  "search.form": "ابحث في المتجر",
  "search.meant.nothing": "لم نجد شيئًا عن «{text}».",
  "search.meant": "هل تقصد {text}؟",
  "search.recent": "آخر عمليات البحث",
  "search.recent.forget": "مسح عمليات البحث",
  "search.popular": "فئات رائجة",
  "search.best": "الأكثر مبيعًا",
  "search.suggest": "اقتراحات",
  "search.suggest.count": {
    zero: "لا اقتراحات",
    one: "اقتراح واحد",
    two: "اقتراحان",
    few: "{n} اقتراحات",
    many: "{n} اقتراحًا",
    other: "{n} اقتراح",
  },
  "search.suggest.categories": "الفئات",
  "search.suggest.products": "المنتجات",
  "search.suggest.none": "لم نجد شيئًا عن «{text}». جرّب كلمة أقصر.",
  "search.suggest.all": {
    zero: "عرض نتائج «{text}»",
    one: "عرض النتيجة عن «{text}»",
    two: "عرض النتيجتين عن «{text}»",
    few: "عرض {n} نتائج عن «{text}»",
    many: "عرض {n} نتيجة عن «{text}»",
    other: "عرض {n} نتيجة عن «{text}»",
  },
}
