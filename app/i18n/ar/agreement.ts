import type { agreement as english } from "../en/agreement.ts"
import type { MessagesLike } from "../messages.ts"

export const agreement: MessagesLike<typeof english> = {
  "agreement.title": "قياس الإعلانات",
  "agreement.text":
    "هل تسمح لشبكة اجتماعية برؤية الصفحات التي تفتحها ومبلغ طلباتك؟ هكذا نعرف أي الإعلانات تنفع. ولا يصلها أبدًا اسمك ولا رقم هاتفك.",
  "agreement.agree": "أوافق",
  "agreement.refuse": "أرفض",
}
