import type { phoneBlocks as english } from "../en/phone-blocks.ts"
import type { TextsLike } from "../texts.ts"

export const phoneBlocks: TextsLike<typeof english> = {
  "phoneBlock.title": "الأرقام المحظورة",
  "phoneBlock.hint": "يرفض المتجر الطلبات من هذه الأرقام دون ذكر السبب. ويبقى بإمكان الفريق تسجيل طلب بالهاتف.",
  "phoneBlock.search": "ابحث عن رقم",
  "phoneBlock.none": "لا يوجد رقم محظور. احظر رقمًا من هنا أو من صفحة طلب.",
  "phoneBlock.add": "حظر رقم",
  "phoneBlock.mobile": "الرقم",
  "phoneBlock.reason": "السبب",
  "phoneBlock.noReason": "دون سبب مكتوب",
  "phoneBlock.action": "إجراء",
  "phoneBlock.since": "محظور منذ",
  "phoneBlock.block": "حظر هذا الرقم",
  "phoneBlock.unblock": "رفع الحظر",
  "phoneBlock.ask": "لماذا تحظر هذا الرقم؟",
  "phoneBlock.example.parcels": "رفض الطرود",
  "phoneBlock.example.fake": "طلبات وهمية",
  "phoneBlock.example.insults": "إهانات في الهاتف",
  "phoneBlock.blocked": "تم حظر الرقم {mobile}",
  "phoneBlock.unblocked": "يمكن للرقم {mobile} أن يطلب من جديد",
  "phoneBlock.needsReason": "اكتب السبب.",
}
