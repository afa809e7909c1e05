import type { homes as english } from "../en/homes.ts"
import type { MessagesLike } from "../messages.ts"

export const homes: MessagesLike<typeof english> = {
  "homes.see": "تصفّح المنتجات",
  "homes.all": "تصفّح كل المجموعة",
  "homes.testimonials": "آراء زبائننا",
  "homes.brands": "العلامات",
  "homes.fashion.title": "حقائب وأحذية وإكسسوارات",
  "homes.fashion.description":
    "حقائب جلدية وأحذية ونظارات وأوشحة مختارة لكل يوم، توصيل إلى 58 ولاية والدفع عند الاستلام.",
  "homes.beauty.title": "عطور ومكياج وعناية",
  "homes.beauty.description":
    "عطور ومكياج ومستحضرات عناية بتركيبات بسيطة تناسب مناخنا، توصيل إلى 58 ولاية والدفع عند الاستلام.",
  "homes.jewelry.title": "خواتم وأقراط وعقود",
  "homes.jewelry.description":
    "مجوهرات من الذهب والفضة واللؤلؤ مع بيان الوزن والعيار، توصيل إلى 58 ولاية والدفع عند الاستلام.",
}
