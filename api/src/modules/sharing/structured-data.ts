/** Structured data of schema.org as JSON texts. */

interface Article {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly canonical: string;
  readonly created_at: string;
  readonly origin: string;
}

export function articleData({ title, description, image, canonical, created_at, origin }: Article): string {
  return data("NewsArticle", {
    headline: title.slice(0, 110),
    description,
    datePublished: created_at,
    mainEntityOfPage: canonical,
    publisher: { "@type": "Organization", name: "Mandi", url: origin },
    ...(image && { image: [image] }),
  });
}

interface Product {
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly prices: readonly number[];
}

export function productData({ name, description, image, prices }: Product): string {
  return data("Product", {
    name,
    description,
    ...(image && { image: [image] }),
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "INR",
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
    },
  });
}

export function faqData(entries: readonly { readonly title: string; readonly description: string }[]): string {
  return data("FAQPage", {
    mainEntity: entries.map(({ title, description }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: description },
    })),
  });
}

/** The breadcrumb from the home page to this one. */
export function breadcrumbData(origin: string, steps: readonly (readonly [name: string, path: string])[]): string {
  const trail = [["Home", "/"] as const, ...steps];
  return data("BreadcrumbList", {
    itemListElement: trail.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  });
}

function data(type: string, content: object): string {
  return JSON.stringify({ "@context": "https://schema.org", "@type": type, ...content });
}
