import { news } from "@mandi/shared/messages/public-content";

export interface ShareLink {
  readonly name: string;
  readonly href: string;
}

/** Where an article can be shared by a plain link. */
export function shareLinks(title: string, address: string): ShareLink[] {
  const text = encodeURIComponent(title);
  const url = encodeURIComponent(address);
  return [
    { name: news.whatsapp, href: `https://wa.me/?text=${text}%20${url}` },
    { name: news.x, href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: news.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: news.linkedin, href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ];
}
