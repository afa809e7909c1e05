export type ProductStatus = "in-stock" | "out-of-stock"
