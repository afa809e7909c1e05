import type { auth as english } from "../en/auth.ts"
import type { TextsLike } from "../texts.ts"

export const auth: TextsLike<typeof english> = {
  "role.owner": "صاحب المتجر",
  "role.manager": "مسيّر",
  "role.agent": "تأكيد الطلبات",
  "role.editor": "تحرير",
  "auth.signIn": "تسجيل الدخول",
  "auth.welcome": "طلبات متجرك ومنتجاته وأرقامه",
  "auth.email": "البريد الإلكتروني",
  "auth.password": "كلمة السر",
  "auth.name": "الاسم واللقب",
  "auth.show": "إظهار",
  "auth.hide": "إخفاء",
  "auth.wrong": "البريد الإلكتروني أو كلمة السر غير صحيحين.",
  "auth.tooMany": "محاولات كثيرة. انتظر بضع دقائق.",
  "auth.code": "الرمز المكوّن من ستة أرقام",
  "auth.codeHint": "تجده في تطبيق المصادقة على هاتفك. يمكن استعمال رمز احتياطي أيضًا.",
  "auth.wrongCode": "الرمز خاطئ أو انتهت صلاحيته.",
  "auth.continue": "متابعة",
  "auth.startOver": "البدء من جديد",
}
