/** Where a product is shown before it appears; the token follows. */
export const previewPath = "/product-details/preview/"
