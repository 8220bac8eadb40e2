import { counted, countedOf } from "../format/counted";
/** Messages of the reading pages: news, questions, policies. Texts from the specification stay exactly as given. */

/** The end of a list that loads more as it is scrolled. */
export const list = {
  more: "Load more",
  loadingMore: "Loading",
  moreFailed: "The next page did not load.",
} as const;

export const news = {
  title: "Market News",
  all: "All news",
  shown: (shown: number, total: number) => countedOf(shown, total, "article"),
  related: "Related news",
  kinds: {
    rules: "Rules and standards",
    freight: "Freight",
    cement: "Cement",
    ingot: "Ingot",
    steel: "Steel",
    market: "Market",
  },
  share: "Share",
  copyLink: "Copy link",
  copied: "Link copied",
  copyFailed: "The link was not copied. Copy it from the address bar.",
  shareOther: "More ways to share",
  print: "Print",
  whatsapp: "WhatsApp",
  x: "X",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  empty: "No news yet",
} as const;

export const content = {
  noDataFound: "No Data Found !",
  serverTrouble: "The server could not answer. Nothing you did is lost; please try again.",
  faqTitle: "FAQ",
  faqIntro: "Short answers to what traders ask most.",
  moreToRead: "More to read",
  contactTitle: "Contact Us",
  aboutTitle: "About Us",
  aboutIntro: "One market for steel and construction material.",
  seconds: (count: number) => counted(count, "second"),
  minutes: (count: number) => counted(count, "minute"),
} as const;

/** Title and fixed tagline of each policy page. The specification gives no taglines; these are ours. */
export const policies = {
  privacy: { title: "Privacy Policy", tagline: "What we know about you, why, and for how long." },
  terms: { title: "Terms & Conditions", tagline: "The rules that every order on Mandi follows." },
  returns: { title: "Return Policy", tagline: "What happens when goods are not what you ordered." },
  logistics: { title: "Logistics", tagline: "How material gets from the plant to your site." },
  payment: { title: "Payment Methods", tagline: "How you pay, and when each payment is due." },
} as const;
