import type { PageHead } from "@mandi/shared/contract/page-head";
import { escapeHtml, jsonForHtml } from "./escape";

const productName = "Mandi";
const productDescription = "Steel and construction material prices in India: ask for quotations, order and pay.";

/**
 * The metadata of a page. Pages with nothing to index (pages of an account, addresses without content) are marked as such
 * for search engines; the status code cannot say it, because only the browser finds out what the page shows.
 */
export function tagsOf(head: PageHead | "nothing" | null, title: string | undefined): string[] {
  if (head === "nothing") return [...plainTags(title), '<meta name="robots" content="noindex">'];
  if (!head) return plainTags(title);
  const known = tagsOfHeads.get(head) ?? headTags(head);
  tagsOfHeads.set(head, known);
  return known;
}

/** Default title and description. */
function plainTags(title: string | undefined): string[] {
  return tags(title ? `${title} · ${productName}` : productName, productDescription);
}

/** Metadata is kept for a minute and shared by all page loads of its address, and so are its tags. */
const tagsOfHeads = new WeakMap<PageHead, string[]>();

/**
 * Everything that search engines and shared links read. Structured data are data blocks, which the policy need not allow.
 */
function headTags({ title, description, canonical, image, type, json_ld }: PageHead): string[] {
  return [
    ...tags(`${title} · ${productName}`, description),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property("og:site_name", productName),
    property("og:title", title),
    property("og:description", description),
    property("og:type", type),
    property("og:url", canonical),
    property("og:locale", "en_IN"),
    ...(image ? [property("og:image", image), property("og:image:alt", title)] : []),
    `<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">`,
    ...json_ld.map((text) => `<script type="application/ld+json">${jsonForHtml(JSON.parse(text))}</script>`),
  ];
}

function tags(title: string, description: string): string[] {
  return [`<title>${escapeHtml(title)}</title>`, `<meta name="description" content="${escapeHtml(description)}">`];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
