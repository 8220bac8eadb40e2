import { readFileSync } from "node:fs";
import type { HtmlKey } from "@mandi/api/public/site-keys";

export const policyKeys = [
  "about_us",
  "privacy_policy",
  "terms_condition",
  "returns_policy",
  "logistics",
  "payment_method",
] as const satisfies readonly HtmlKey[];

/** A page of the site, `content/policies/about-us.html`, without the line breaks of the file. */
export function readPolicy(key: (typeof policyKeys)[number]): string {
  const file = new URL(`../../content/policies/${key.replaceAll("_", "-")}.html`, import.meta.url);
  return readFileSync(file, "utf8").replaceAll("\n", "");
}
