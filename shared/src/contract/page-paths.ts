/*
 * The addresses of the product's pages, for links, navigation and notifications. The areas declare the routes;
 * launch/src/verify/page-paths.test.ts checks that every address here opens one of them.
 */

type Key = number | string;

export const homePath = "/";
export const loginPath = "/login";
/** The login, which brings the person back to `address`. */
export const loginBeforePath = (address: string): string => `/login?return=${encodeURIComponent(address)}`;
export const productListPath = (productId: Key): string => `/product-list/${productId}`;
/** Its offers, narrowed by the filters of the list (`contract/offer-filter.ts`) as a query: `city=Raipur`. */
export const filteredOffersPath = (productId: Key, query: string): string => `/product-list/${productId}?${query}`;
export const brandProductsPath = (brandId: Key): string => `/product-list/${brandId}?type=brand`;
export const newsListPath = "/news-list";
export const newsDetailPath = (slug: string): string => `/news-detail/${encodeURIComponent(slug)}`;
export const historicalDataPath = "/historical-data";
export const historyOfPlacePath = (place: string): string =>
  `/historical-data?${new URLSearchParams({ location: place })}`;
export const enquiryPath = "/enquiry";
export const contactUsPath = "/contact-us";
export const faqPath = "/faq";
export const aboutUsPath = "/about-us";
export const privacyPolicyPath = "/privacy-policy";
export const termsPath = "/terms-and-conditions";
export const returnPolicyPath = "/return-policy";
export const logisticsPath = "/logistics";
export const paymentMethodsPath = "/payment-methods";

export const productDetailPath = (listingId: Key): string => `/product-detail/${listingId}`;
/** What was requested on the way to an offer: a size, `12 mm` or `50 × 50 × 6 mm`, a grade, `Fe 500D`, and a number of MT. */
export interface AskedOfOffer {
  readonly size?: string;
  readonly grade?: string;
  readonly mt?: string;
}
/** The same, opened with what was requested before. */
export const productDetailAskedPath = (listingId: Key, asked: AskedOfOffer): string =>
  `/product-detail/${listingId}?${new URLSearchParams({ ...asked })}`;
export const createRfqPath = "/create-rfq";
/**
 * A request for several offers (`3|91`) at once, the same size, grade and MT of each; an empty grade asks for the first of each.
 * The address survives a login on the way.
 */
export const askTogetherPath = (offers: Key, asked: AskedOfOffer): string =>
  `/create-rfq?${new URLSearchParams({ offers: String(offers), ...asked })}`;
export const quotationListPath = "/quotation-list";
export const quotationDetailPath = (id: Key): string => `/quotation-detail/${id}`;
/** The payment form of its booking amount. */
export const payBookingPath = (id: Key): string => `${quotationDetailPath(id)}?pay=booking`;
/** The buyer's quotations whose booking amount is due. */
export const markedQuotationsPath = `${quotationListPath}?list=sent&status=Seller+Marked`;
/** The part of that page with the messages between the buyer and the desk. */
export const quotationMessagesPath = (id: Key): string => `${quotationDetailPath(id)}#messages`;
export const orderBookPath = "/order-book";
export const orderDetailsPath = (id: Key): string => `/order-details/${id}`;
export const orderLedgerPath = (id: Key): string => `/order-ledger/${id}`;
/** The payment form of an order, for one of its invoices where a number is given. */
export const payInvoicePath = (id: Key, invoiceNumber: string | null): string =>
  `${orderDetailsPath(id)}?pay=${invoiceNumber ?? "due"}`;
export const orderPaperPath = (id: Key, invoiceNumber: string): string => `/order-paper/${id}/${invoiceNumber}`;
export const papersPath = "/papers";
export const papersOfOrderPath = (orderId: Key): string => `/papers?order=${orderId}`;
/** A transfer's advice, by the key of the payment. */
export const paymentAdvicePath = (paymentId: Key): string => `/payment-advice/${paymentId}`;
export const tradePaperPath = (id: Key): string => `/paper/${id}`;
/** Where a sheet of an offer or a quotation is made. */
export const tradeSheetPath = (kind: Key, id: Key): string => `/trade-sheet/${kind}/${id}`;
/** Goods as lists name them: a size by its sides, `50 × 50 mm`, with its thickness, `6 mm`, where these do not name it. */
interface ListedGoods {
  readonly size?: string;
  readonly thickness?: string;
  readonly grade?: string;
}
/** The sheet of an offer in these goods. */
export const offerSheetPath = (id: Key, goods: ListedGoods): string =>
  `${tradeSheetPath("offer", id)}?${new URLSearchParams({ ...goods })}`;
/** Where the link of a sheet leads. */
export const sharedSheetPath = (token: string): string => `/s/${token}`;
export const addressPath = "/address";
export const editAddressPath = (id: Key): string => `/address?mode=edit&id=${id}`;
export const watchlistPath = "/watchlist";
export const walletPath = "/wallet";
export const creditTabPath = "/wallet?tab=credit";
export const toPayPath = "/wallet?tab=to-pay";
export const creditRequestPath = "/credit-request";
export const profilePath = "/profile";

export const ownProductsPath = "/commodity-products";
export const ownProductPath = (listingId: Key): string => `/commodity-products?product=${listingId}`;
/** A seller's product with the form for its stock open, at a size that does not cover a quotation. */
export const ownStockPath = (listingId: Key, sizeId: Key, quotationId: Key): string =>
  `${ownProductPath(listingId)}&update=stock&size=${sizeId}&enquiry=${quotationId}`;
export const sellerQuotationPath = (id: Key): string => `/seller-quotation-detail/${id}`;
export const sellerMessagesPath = (id: Key): string => `${sellerQuotationPath(id)}#messages`;
export const sellerOrderPath = (id: Key): string => `/seller-order-detail/${id}`;
export const sellerOrderLedgerPath = (id: Key): string => `/seller-order-ledger/${id}`;
export const sellerOrderPaperPath = (id: Key, invoiceNumber: string): string =>
  `/seller-order-paper/${id}?invoice=${encodeURIComponent(invoiceNumber)}`;

export const transporterWorkspacePath = "/transporter-products";
/** The orders that a transporter carries. */
export const carriedOrdersPath = "/transporter-products?view=order";
/** The same with only this order, by its number. */
export const carriedOrderPath = (number: Key): string => `${carriedOrdersPath}&search=${number}`;
export const transporterBillsPath = "/transporter-bills";
/** The same with only the vehicles of this order, by its number. */
export const billsOfOrderPath = (number: Key): string => `${transporterBillsPath}?search=${number}`;
export const transporterEnquiryPath = (id: Key): string => `/transporter-product-enquiry-detail/${id}`;
export const transporterMessagesPath = (id: Key): string => `${transporterEnquiryPath(id)}#messages`;

export const deskPath = "/desk";
export const deskFindPath = "/desk/find";
export const deskPaymentPath = (id: Key): string => `/desk/payment/${id}`;
export const deskApprovalPath = (id: Key): string => `/desk/approval/${id}`;
export const deskQuotationPath = (id: Key): string => `/desk/quotation/${id}`;
/** The messages between a party of a quotation and the desk. */
export const deskThreadPath = (id: Key): string => `/desk/thread/${id}`;
/** An enquiry (E3) or a contact message (M2). */
export const deskInboxPath = (number: string): string => `/desk/inbox/${number}`;
export const deskFreightBillPath = (id: Key): string => `/desk/freight-bill/${id}`;
/** An e-way bill that waits, or any other. */
export const deskEwayBillPath = (id: Key): string => `/desk/eway-bill/${id}`;
export const deskOrderPath = (id: Key): string => `/desk/order/${id}`;
/** A seller's product that waits for the desk or is on the market. */
export const deskListingPath = (id: Key): string => `/desk/listing/${id}`;
export const deskCreditPath = (id: Key): string => `/desk/credit/${id}`;
/** A list of the desk as a table: orders, payments, listings, credit. */
export const deskListPath = (name: string): string => `/desk/list/${name}`;
/** An issued document, by its key or, if the platform numbered it, its number. */
export const deskPaperPath = (id: Key): string => `/desk/paper/${id}`;
export const deskBooksPath = "/desk/books";
/** Requests that the tax portals have refused or not received yet. */
export const deskPortalsPath = "/desk/books?section=portals";
/** The part of that page with the e-way bills, below the e-invoices. */
export const deskEwayBillsPath = `${deskPortalsPath}#eway-bills`;
/** Tax deducted at source, by us and by buyers, and GST under reverse charge. */
export const deskTdsPath = "/desk/books?section=tds";
export const deskUsersPath = "/desk/users";
export const deskBankPath = "/desk/bank";
export const deskPayoutsPath = "/desk/payouts";
export const deskPayoutBatchPath = (id: Key): string => `/desk/payouts/${id}`;
export const deskNewsPath = "/desk/news";
/** An article at the desk; without a slug a new one. */
export const deskArticlePath = (slug: string): string => `/desk/news?article=${encodeURIComponent(slug)}`;
/** The texts of the public pages: `?section=faq`. */
export const deskSitePath = "/desk/site";
/** What can be traded: `?section=brands`. */
export const deskCataloguePath = "/desk/catalogue";
export const deskProductPath = (id: Key): string => `/desk/catalogue/${id}`;
export const deskPricesPath = "/desk/prices";
export const deskSettingsPath = "/desk/settings";
export const deskTaxPath = "/desk/tax";
/** Only the rows that nobody has compared with the law. */
export const deskTaxToConfirmPath = "/desk/tax?show=waiting";
export const deskUserPath = (phone: string): string => `/desk/user/${phone}`;
