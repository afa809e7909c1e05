/** For each layer its folders, from the lowest to the highest: a folder imports itself and those before it. `"."` stands for the
 *  files that lie in the layer's own folder. */
export const folderOrder: Record<string, string[]> = {
  core: [
    ...["i18n", "media", ".", "fields", "search", "text", "files", "customers", "analytics", "ui", "catalogue"],
    ...[
      "delivery",
      "coupons",
      "orders",
      "content",
      "moving",
      "cart",
      "reviews",
      "staff",
      "mail",
      "events",
      "cache",
      "backup",
      "sample",
    ],
  ],
  db: [
    ...["schema", ".", "changes", "media", "staff", "mail", "analytics", "lists", "texts", "things", "catalogue"],
    ...["reviews", "content", "delivery", "coupons", "orders", "customers", "events", "migrations", "backup", "sample"],
  ],
  api: [
    ...["common", ".", "parameters", "passwords", "changes", "answers", "query", "admin", "staff", "backups", "sample"],
    ...["mail", "media", "texts", "analytics", "files", "imports", "catalogue", "reviews", "content", "orders"],
    ...["coupons", "customers", "delivery", "events", "tokens", "moving-out", "openapi", "composition"],
  ],
  app: [
    ...["i18n", "styles", "browser", "ui", "request", "api-client", "page", "forms", "lists", "cards", "orders"],
    ...["customers", "catalogue", "coupons", "reviews", "cart", "content", "analytics", "search", "shell", "islands"],
    ...["routes", "."],
  ],
  console: [
    ...["styles", "data", "i18n", "ui", "media", "blocks", "analytics", "customers", "delivery", "catalogue", "setup"],
    ...[
      "orders",
      "coupons",
      "reviews",
      "staff",
      "content",
      "mail",
      "moving",
      "webhooks",
      "tokens",
      "backup",
      "sample",
      "shell",
      ".",
    ],
  ],
  server: [
    ...[
      "settings",
      "pictures",
      "strapi-media",
      "process",
      "http",
      "mail",
      "plugins",
      "events",
      "backup",
      "pages",
      "erase",
      "staff",
      "composition",
    ],
    ".",
  ],
}

/** Imports against the order that are not yet removed: "importing folder > imported folder". */
export const openImports: string[] = []
