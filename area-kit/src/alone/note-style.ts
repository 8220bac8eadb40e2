/** The style of everything that belongs to development and not to the product. */
export const noteStyle =
  "position:fixed;inset-inline-start:8px;inset-block-end:8px;z-index:9999;padding:4px 8px;font:12px sans-serif;color:black;background:gold;color-scheme:light";
