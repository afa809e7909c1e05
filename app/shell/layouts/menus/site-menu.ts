/** Stands in a path for the slug of the newest product. */
export const newestProduct = "{newest}"

/** The main menu: its entries and what stands under each; an entry with one link is that link. */
export const menuGroups = [
  {
    label: "shell.nav.shop",
    links: [
      { path: "/shop", label: "shell.shop.all" },
      { path: "/shop-categories", label: "shell.shop.categories" },
      { path: "/shop?sort=new-added", label: "shell.nav.new" },
      { path: "/shop?status=on-sale", label: "shell.nav.sale" },
    ],
  },
  {
    label: "shell.nav.home",
    links: [
      { path: "/", label: "shell.universe.electronics" },
      { path: "/home-2", label: "shell.universe.fashion" },
      { path: "/home-3", label: "shell.universe.beauty" },
      { path: "/home-4", label: "shell.universe.jewelry" },
    ],
  },
  { label: "shell.nav.coupons", links: [{ path: "/coupons", label: "shell.nav.coupons" }] },
  { label: "shell.nav.blog", links: [{ path: "/blog", label: "shell.nav.blog" }] },
  { label: "shell.nav.contact", links: [{ path: "/contact", label: "shell.nav.contact" }] },
  {
    label: "shell.nav.more",
    links: [
      { path: "/cart", label: "shell.more.cart" },
      { path: "/wishlist", label: "shell.more.wishlist" },
      { path: "/compare", label: "shell.more.compare" },
      { path: "/about", label: "shell.info.about" },
    ],
  },
] as const

/** Other layouts of the same lists and products (specification, section 2): the footer leads to them, not the menu. */
export const layoutLinks = [
  { path: "/shop-list", label: "shell.shop.list" },
  { path: "/shop-right-sidebar", label: "shell.shop.right" },
  { path: "/shop-no-sidebar", label: "shell.shop.none" },
  { path: "/shop-full-width", label: "shell.shop.full" },
  { path: "/shop-1600", label: "shell.shop.1600" },
  { path: "/shop-load-more", label: "shell.shop.more" },
  { path: "/shop-filter-dropdown", label: "shell.shop.dropdown" },
  { path: "/shop-filter-offcanvas", label: "shell.shop.offcanvas" },
  { path: `/product-details/${newestProduct}`, label: "shell.product.plain" },
  { path: "/product-details-list", label: "shell.product.list" },
  { path: "/product-details-gallery", label: "shell.product.gallery" },
  { path: "/product-details-slider", label: "shell.product.slider" },
  { path: "/product-details-video", label: "shell.product.video" },
  { path: "/product-details-swatches", label: "shell.product.swatches" },
  { path: "/product-details-countdown", label: "shell.product.countdown" },
  { path: "/blog-grid", label: "shell.blog.grid" },
  { path: "/blog-list", label: "shell.blog.list" },
] as const
