import { CardButtons } from "../cards/card-buttons.tsx"
import { ViewedPlace } from "../cards/viewed-place.tsx"
import { CartTools } from "../cart/panel/cart-tools.tsx"
import { PriceFacetFields } from "../catalogue/listing/filters/price-facet.tsx"
import { ProductBlock } from "../catalogue/product/product-block.tsx"
import { QuickView } from "../catalogue/quick-view/quick-view.tsx"
import { HeroSlider } from "../content/home/heroes/hero-slider.tsx"
import { NewsletterForm } from "../customers/newsletter/newsletter-form.tsx"
import { SearchForm } from "../search/search-form.tsx"
import { DockWishlist } from "../shell/layouts/dock.tsx"
import { CloseNotice } from "../shell/layouts/notice.tsx"

/** The islands that most pages have, by their names. They come in one file with what hydrates islands (mount.tsx), which
 *  compresses better than several. */
export const everyPageIslands = {
  "card-buttons": CardButtons,
  "cart-tools": CartTools,
  "close-notice": CloseNotice,
  "dock-wishlist": DockWishlist,
  "hero-slider": HeroSlider,
  "newsletter-form": NewsletterForm,
  "price-facet": PriceFacetFields,
  "product-block": ProductBlock,
  "quick-view": QuickView,
  search: SearchForm,
  "viewed-place": ViewedPlace,
}
