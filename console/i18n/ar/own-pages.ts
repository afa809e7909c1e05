import type { ownPages as english } from "../en/own-pages.ts"
import type { TextsLike } from "../texts.ts"

export const ownPages: TextsLike<typeof english> = {
  "own.title": "صفحاتك",
  "own.add": "إضافة صفحة",
  "own.hint": "لها نص ومقاطع وعنوان خاص. تقود إليها قائمة بعد أن تضيفها فيها.",
  "own.none": "دليل، أسئلة وأجوبة، ورشتك: صفحة لها نص ومقاطع وعنوان خاص.",
  "own.slugHint": "بعد \u2066/pages/\u2069. حروف لاتينية صغيرة وأرقام وشرطات.",
  "own.slugTaken": "لصفحة أخرى هذا العنوان",
  "own.taken": "لصفحة أخرى هذا العنوان، أو توجد {n} صفحة من قبل ({all} مع الصفحات المحذوفة).",
  "own.shown": "إظهار الصفحة في المتجر",
  "own.parts": "أجزاء الصفحة",
  "own.text": "النص والعنوان",
  "own.sections": "المقاطع",
}
