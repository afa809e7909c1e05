import type { sheet as english } from "../en/sheet.ts"
import type { TextsLike } from "../texts.ts"

export const sheet: TextsLike<typeof english> = {
  "sheet.keys": "ينتقل Tab إلى الخانة التالية، ويخرج Escape ثم Tab من الجدول.",
  "sheet.undo": "تراجع",
  "sheet.discard": "إلغاء كل التغييرات",
  "sheet.save": "حفظ",
  "sheet.changed": {
    zero: "لا خانات معدّلة",
    one: "خانة واحدة معدّلة",
    two: "خانتان معدّلتان",
    few: "{n} خانات معدّلة",
    many: "{n} خانة معدّلة",
    other: "{n} خانة معدّلة",
  },
  "sheet.wrong": {
    zero: "لا شيء للتصحيح",
    one: "خانة واحدة للتصحيح",
    two: "خانتان للتصحيح",
    few: "{n} خانات للتصحيح",
    many: "{n} خانة للتصحيح",
    other: "{n} خانة للتصحيح",
  },
  "sheet.pastedLess": {
    zero: "لم تُترك أي خانة",
    one: "خانة واحدة خارج الجدول لم تُلصق",
    two: "خانتان خارج الجدول لم تُلصقا",
    few: "{n} خانات خارج الجدول لم تُلصق",
    many: "{n} خانة خارج الجدول لم تُلصق",
    other: "{n} خانة خارج الجدول لم تُلصق",
  },
  "sheet.yes": "نعم",
  "sheet.no": "لا",
  "sheet.missing": {
    zero: "لا خانات فارغة",
    one: "خانة واحدة للملء",
    two: "خانتان للملء",
    few: "{n} خانات للملء",
    many: "{n} خانة للملء",
    other: "{n} خانة للملء",
  },
}
