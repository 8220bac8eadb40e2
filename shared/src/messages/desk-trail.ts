import type { deskWrites } from "../contract/desk/writes";
import { counted } from "../format/counted";

/** Entries of the trail other than acts of the desk. */
type OtherAct =
  | "login"
  | "login locked"
  | "logout"
  | "logout of other devices"
  | "new code"
  | "user document-read"
  | "payout-batch save"
  | "eway-bill made"
  | "eway-bill moved"
  | "eway-bill extended"
  | "eway-bill cancelled"
  | "eway-bill make portal-refused"
  | "eway-bill vehicle portal-refused"
  | "eway-bill extend portal-refused"
  | "eway-bill cancel portal-refused"
  | "become seller"
  | "become transporter"
  | "quotation re-mark"
  | "user appoint by the operator"
  | "user suspend by the operator"
  | "user roles by the operator"
  | "user restore by the operator"
  | "user phone by the operator";

/** Readable names of the acts; an act without one does not compile. */
const done: Readonly<Record<keyof typeof deskWrites | OtherAct, string>> = {
  "quotation mark": "Seller and freight chosen",
  "quotation remark": "Seller and freight chosen again",
  "quotation re-mark": "Seller and freight chosen again",
  "quotation reject": "Quotation rejected",
  "quotation extend": "More time given to the bidders",
  "thread start": "Message written to a party",
  "thread answer": "Message of a party answered",
  "thread settle": "Party's message settled without an answer",
  "payment verify": "Transfer verified",
  "payment into-wallet": "Transfer put into the payer's wallet",
  "payment reject": "Transfer rejected",
  "user bank-account": "Bank account entered",
  "user tds-own-enter": "Our certificate of lower deduction entered",
  "tds-own end": "Our certificate of lower deduction ended",
  "party-account end": "Bank account removed",
  "payment pays": "Transfer redirected",
  "order refund": "Overpayment refunded",
  "order write-off": "Difference written off",
  "order payout": "Payment to a seller or transporter recorded",
  "journal reverse": "Entry reversed",
  "order paid-back": "Payment back from a seller or transporter recorded",
  "user payout": "Payment from the wallet recorded",
  "user credit-limit": "Credit limit changed",
  "user credit-release": "Block on new credit lifted once",
  "user pan-apart": "Login separated from a company",
  "user pan-join": "Login rejoined to a company",
  "user credit-repayment": "Repayment of credit entered",
  "credit review": "Credit request taken up",
  "credit approve": "Credit approved",
  "credit reject": "Credit request rejected",
  "bank-account set": "Bank account for payers changed",
  "bank-line import": "Bank statement imported",
  "bank-line accept": "Transfers on the bank statement accepted",
  "bank-line set-aside": "Line of the bank statement set aside",
  "bank-line bring-back": "Line of the bank statement brought back",
  "bank-line match": "Line of the bank statement matched by hand",
  "payout-batch make": "Payout batch made",
  "payout-batch save": "Bank file of a batch saved",
  "payout-batch paid": "Payments of a batch marked as paid",
  "payout-batch drop": "Payment dropped from a batch",
  "order seller-step": "Seller's step entered for them",
  "order transporter-step": "Transporter's step entered for them",
  "order cancel": "Order cancelled",
  "order award": "Freight awarded",
  "order remove-vehicle": "Vehicle removed from the order",
  "order cancel-invoice": "Invoice cancelled",
  "order note": "Credit or debit note issued",
  "order note-effect": "Buyer's answer to a credit note entered",
  "order seller-note": "Seller's credit note entered",
  "order change": "Quantity or size changed",
  "order freight": "Freight changed",
  "order quality": "Quality documents changed",
  "order challan": "Delivery challan issued",
  "user statement": "Statement of account issued",
  "order check-freight-bill": "Freight bill checked",
  "order approve-freight-bill": "Freight bill approved",
  "order dispute-freight-bill": "Freight bill disputed",
  "order charge-lost-goods": "Shortage charged to the carrier",
  "reverse-charge deposit": "GST under reverse charge entered as paid",
  "listing approve": "Listing approved",
  "listing restore": "Listing brought back to the market",
  "listing reject": "Listing rejected",
  "listing pause": "Listing taken off the market",
  "category add": "Category added",
  "sub-category add": "Sub-category added",
  "brand add": "Brand added",
  "product add": "Product added",
  "product brand": "Brand of a product added",
  "product size": "Size of a product added",
  "product quality": "Quality of a product added",
  "product packaging": "Packaging of a product added",
  "category edit": "Category renamed",
  "category order": "Categories reordered",
  "category hide": "Category no longer offered",
  "category unhide": "Category offered again",
  "brand edit": "Brand changed",
  "brand order": "Brands reordered",
  "brand hide": "Brand no longer offered",
  "brand unhide": "Brand offered again",
  "product edit": "Catalogue product changed",
  "product hsn": "HSN of a product changed",
  "product place": "Product moved in the catalogue",
  "product hide": "Catalogue product taken off the market",
  "product unhide": "Catalogue product brought back to the market",
  "product brand-sizes": "Sizes of a brand changed",
  "product size-order": "Sizes reordered",
  "product quality-order": "Qualities reordered",
  "product packaging-order": "Packaging reordered",
  "product size-edit": "Size corrected",
  "product size-hide": "Size no longer offered",
  "product size-unhide": "Size offered again",
  "product quality-hide": "Quality no longer offered",
  "product quality-unhide": "Quality offered again",
  "product packaging-hide": "Packaging no longer offered",
  "product packaging-unhide": "Packaging offered again",
  "ingot-price day": "Ingot prices of a day entered",
  "ingot-price now": "Current ingot price entered",
  "ingot-price round": "Round of ingot prices entered",
  "tax add": "Rate or limit added",
  "tax confirm": "Rate or limit confirmed",
  "tax confirm-rows": "Rates and limits confirmed",
  "tax end": "Rate or limit ended",
  "e-invoice retry": "Registration of a document retried",
  "e-invoice cancel": "Cancellation of a registration requested",
  "portal answer": "Answer of the tax portal entered",
  "portal refuse": "Refusal of the tax portal entered",
  "eway-bill make": "E-way bill requested",
  "eway-bill vehicle": "New vehicle of an e-way bill reported",
  "eway-bill extend": "Extension of an e-way bill requested",
  "eway-bill note": "Note on an e-way bill",
  "eway-bill later": "E-way bill put off",
  "eway-bill cancel": "Cancellation of an e-way bill entered",
  "eway-bill made": "E-way bill made by the portal",
  "eway-bill moved": "New vehicle of an e-way bill accepted by the portal",
  "eway-bill extended": "E-way bill extended by the portal",
  "eway-bill cancelled": "E-way bill cancelled by the portal",
  "eway-bill make portal-refused": "E-way bill refused by the portal",
  "eway-bill vehicle portal-refused": "New vehicle of an e-way bill refused by the portal",
  "eway-bill extend portal-refused": "Extension of an e-way bill refused by the portal",
  "eway-bill cancel portal-refused": "Cancellation of an e-way bill refused by the portal",
  "tds deposit": "Deducted tax entered as paid",
  "tds refuse": "TDS deducted by a buyer rejected",
  "user tds-certificate": "TDS certificate entered",
  "user tds-lower-enter": "Certificate of lower deduction entered",
  "tds-lower end": "Certificate of lower deduction ended",
  "user tds-give": "Our TDS certificate issued",
  "user tds-opening": "Amount billed before the first deduction entered",
  "user tds-declaration": "Carrier's declaration entered",
  "news publish": "Article published",
  "news draft": "Draft of an article saved",
  "news discard": "Draft of an article discarded",
  "news remove": "Article taken down",
  "text set": "Site text changed",
  "enquiry done": "Enquiry answered",
  "message done": "Message answered",
  "template set": "Notification reworded",
  "setting set": "Setting changed",
  "banner add": "Banner added",
  "banner edit": "Banner changed",
  "banner order": "Banners reordered",
  "banner hide": "Banner hidden",
  "banner unhide": "Banner shown again",
  "banner drop-picture": "Picture of a banner taken off the server",
  "banner remove": "Banner taken down",
  "faq add": "Question added",
  "faq edit": "Question reworded",
  "faq order": "Questions reordered",
  "faq hide": "Question hidden",
  "faq unhide": "Question shown again",
  "faq remove": "Question taken down",
  "user verify": "User approved or rejected",
  "user document": "Document verified or rejected",
  "user suspend": "User suspended",
  "user restore": "Access restored",
  "user appoint": "User made staff",
  "user grant-role": "Role granted",
  "user revoke-role": "Role revoked",
  "user phone": "Login number changed",
  "approval confirm": "Confirmed as second person",
  "approval decline": "Declined as second person",
  login: "Logged in",
  "login locked": "Login locked after wrong codes",
  logout: "Logged out",
  "logout of other devices": "Logged out on other devices",
  "new code": "New code entered",
  "user document-read": "Document of a person opened",
  "become seller": "Became a seller",
  "become transporter": "Became a transporter",
  "user appoint by the operator": "User made staff by the operator of the server",
  "user suspend by the operator": "User suspended by the operator of the server",
  "user roles by the operator": "Every role granted by the operator of the server",
  "user restore by the operator": "Access restored by the operator of the server",
  "user phone by the operator": "Login number changed by the operator of the server",
};

/** Values in the details of an entry. */
export const trailDetail = {
  head: "Details",
  yes: "yes",
  no: "no",
  otherPicture: "another one",
  more: "and more",
  long: "too long to be shown here",
  kilometres: (figure: number) => `${figure} km`,
  days: (figure: number) => counted(figure, "day"),
  percent: (figure: number) => `${figure}%`,
  perTonne: (amount: string) => `${amount} per MT`,
  utr: (utr: string) => `UTR ${utr}`,
} as const;

/** The outcome of an act that was not simply carried out, by the end of its name; longer endings first. */
const ends = [
  [" confirmation refused", "Confirmation refused"],
  [" refusal refused", "Decline refused"],
  [" requested", "Confirmation requested"],
  [" refused", "Refused"],
  [" lapsed", "Lapsed"],
  [" declined", "Declined by the second person"],
] as const;

const known: ReadonlyMap<string, string> = new Map(Object.entries(done));

/** The text of a row of the trail: `order cancel requested` is "Confirmation requested: order cancelled". */
export function trailWords(action: string): string {
  const words = known.get(action);
  if (words !== undefined) return words;
  for (const [end, outcome] of ends) {
    const of = action.endsWith(end) ? known.get(action.slice(0, -end.length)) : undefined;
    if (of !== undefined) return `${outcome}: ${startSmall(of)}`;
  }
  return action;
}

/** Lower-cases a text for use inside another; GST and TDS stay as they are. */
const startSmall = (words: string): string =>
  /^[A-Z][A-Z]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
