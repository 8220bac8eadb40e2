import {
  Banknote,
  Bell,
  CheckCheck,
  FileText,
  type LucideIcon,
  MessageSquareText,
  Package,
  ReceiptText,
  TrendingUp,
  Truck,
  UserRound,
} from "lucide-react";

/** What has happened, and below it what it is about or what to do. */
export interface News {
  readonly title: string;
  readonly about: string | null;
}

/** `Order O2627000004: Stock confirmed` and `Stock confirmed. Order O2627000004.` */
const ofOrder = [/^(?<about>Order \S+): (?<title>.+)$/u, /^(?<title>.+)\. (?<about>Order \S+)\.$/u];
/** The first sentence, and what follows it. */
const twoParts = /^(?<title>.+?)\. (?<about>\p{Lu}.+)$/u;

/** The news of a notification before its subject: rows of one order would all begin with its number. */
export function newsOf(text: string): News {
  const parts = [...ofOrder, twoParts].map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const { title = text, about = null } = parts ?? {};
  return { title: title.charAt(0).toUpperCase() + title.slice(1), about };
}

/** By the first word of the news that says its kind. */
const iconsOfWords: readonly (readonly [of: RegExp, icon: LucideIcon])[] = [
  [/wrote to you/iu, MessageSquareText],
  [/transfer|payment|paid|refund|received|is due|was due|wallet|advance|credit of/iu, Banknote],
  [/invoice|credit note|debit note|certificate/iu, ReceiptText],
  [/unloaded|delivered|settled/iu, CheckCheck],
  [/vehicle|driver|e-way bill|transport receipt|carries|carry/iu, Truck],
];

const iconsOfLinks: readonly (readonly [of: RegExp, icon: LucideIcon])[] = [
  [/^\/(seller-)?quotation/u, FileText],
  [/^\/(seller-)?order/u, Package],
  [/^\/transporter/u, Truck],
  [/^\/(wallet|credit)/u, Banknote],
  [/^\/(product|watchlist|historical)/u, TrendingUp],
  [/^\/(profile|become)/u, UserRound],
];

/** The picture of what has happened; where its words have none, of the page it leads to. */
export function iconOf({ title }: News, link: string | null): LucideIcon {
  const ofWords = iconsOfWords.find(([of]) => of.test(title))?.[1];
  return ofWords ?? iconsOfLinks.find(([of]) => link !== null && of.test(link))?.[1] ?? Bell;
}
