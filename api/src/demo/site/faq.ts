import { bullets, paragraphs } from "../content/html";

export interface Question {
  readonly title: string;
  readonly descriptionHtml: string;
}

export const faq: readonly Question[] = [
  {
    title: "Who can buy on Mandi?",
    descriptionHtml: paragraphs(
      "Any business in India. You sign in with your mobile number and a one-time password; company name, GSTIN and address can follow with the first quotation.",
    ),
  },
  {
    title: "What is an ex-factory price?",
    descriptionHtml: paragraphs(
      "The price of one metric tonne loaded on a truck at the place named, with GST. Freight comes on top and is quoted for your delivery place.",
    ),
  },
  {
    title: "How do I ask for a quotation?",
    descriptionHtml: paragraphs(
      "Open a product, choose quality, packaging and sizes, enter MT for each size and press Request For Quotes. Then choose billing address and consignee. Matching sellers answer with a basic price, transporters with a freight rate.",
    ),
  },
  {
    title: "How long do offers take?",
    descriptionHtml: paragraphs(
      "The window is 60 minutes as a rule. You see the time left. When it closes, offers are compared by landed price and the result appears in your quotation list.",
    ),
  },
  {
    title: "What is the minimum order?",
    descriptionHtml: paragraphs(
      "About 30 MT for most steel, less for wire, fasteners and coated goods. A smaller quantity can be asked for; freight per MT will be higher because the truck is not full.",
    ),
  },
  {
    title: "How is the price of a size made?",
    descriptionHtml: paragraphs(
      "Base price, plus loading, insurance and inspection charges, plus the difference of the size, the quality and the packaging, plus GST, rounded to the rupee. The Calculation button shows every line.",
    ),
  },
  {
    title: "What is the booking amount?",
    descriptionHtml: paragraphs(
      "A part of the total, 10 percent as a rule, that freezes the price and turns the quotation into an order. It can be paid from the cash wallet, covered by approved credit or sent by bank transfer with its UTR.",
    ),
  },
  {
    title: "Can the freight change after booking?",
    descriptionHtml: paragraphs(
      "By at most ₹100 per MT either way. The difference is a line of its own in your ledger. Anything beyond needs your consent.",
    ),
  },
  {
    title: "Why does the final amount differ from the order?",
    descriptionHtml: paragraphs(
      "Because steel is sold by weight. The invoice follows the quantity on the weighbridge at loading, size by size, and the ledger shows the difference.",
    ),
  },
  {
    title: "Can I cancel an order?",
    descriptionHtml: paragraphs(
      "No. Material is reserved and a truck is hired for you. If an order has to be cancelled all the same, the advance is not refunded.",
    ),
  },
  {
    title: "Which documents come with the truck?",
    descriptionHtml:
      paragraphs("With each vehicle:") +
      bullets(
        "tax invoice",
        "e-way bill",
        "transport receipt",
        "weighbridge slip",
        "test certificate where the product has one",
      ),
  },
  {
    title: "How do I get credit?",
    descriptionHtml: paragraphs(
      "Open the wallet, press Request for Credit, choose the type of your business and hand in the papers listed. The decision and the limit appear in the same place.",
    ),
  },
  {
    title: "How do I become a supplier?",
    descriptionHtml: paragraphs(
      "Sign in, open Become Supplier and enter company, GSTIN and address. Then add products by category, brand and city, and keep price and stock up to date: old prices drop out of matching.",
    ),
  },
  {
    title: "How do I become a transporter?",
    descriptionHtml: paragraphs(
      "Sign in, open Become Transporter, then choose the goods you carry, your vehicles and your belts with a price range. Enquiries on your belts appear in your workspace.",
    ),
  },
  {
    title: "Where do the ingot prices come from?",
    descriptionHtml: paragraphs(
      "They are collected from furnaces and traders at each place through the day and closed in the evening. Sundays and holidays have no close.",
    ),
  },
];
