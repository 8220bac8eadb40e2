import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  String as StringOf,
  Union,
} from "typebox";
import { deskAmount, deskDay, deskInstant, deskRate, reasonField, withReason } from "./desk-field";
import { closed, requiredText, textField } from "./field";
import { SellerOrderEventBody } from "./seller-order";
import { TransporterOrderEventBody } from "./transporter-market";
import { Id } from "./wire";

/*
 * Every act of the desk (part B7), as data: the api serves them, `pnpm desk` offers each under its name. A path with `:id`
 * names the thing the act is done to.
 */

const utr = StringOf({ pattern: "^[A-Za-z0-9]{12,22}$", maxLength: 22, message: "Please enter a valid UTR number" });
const reference = requiredText(40, "Please enter the bank reference");
const name = requiredText(120, "Please enter a name");
const html = StringOf({ minLength: 1, maxLength: 20_000 });
const picture = StringOf({
  pattern: "^/media/[a-z0-9./-]+$",
  maxLength: 200,
  message: "Please name a picture of /media",
});

const markingTerms = {
  seller_id: Id,
  transporter_id: Optional(Id),
  transport_price: Optional(deskRate),
  credit_days: Optional(Integer({ minimum: 0, maximum: 365 })),
  booking_amount: Optional(deskAmount),
  commission_type: Optional(Enum(["include", "exclude"])),
  commission: Optional(deskRate),
  delivery_by: Optional(textField(160)),
  valid_until: Optional(deskInstant),
};

/** D2: marking. */
export const quotationWrites = {
  "quotation mark": {
    path: "/desk/quotation/:id/mark",
    summary: "Choose a seller and the freight; the buyer may then pay the booking amount",
    body: withReason(markingTerms),
  },
  "quotation remark": {
    path: "/desk/quotation/:id/remark",
    summary: "Choose anew while nothing is paid",
    body: withReason(markingTerms),
  },
  "quotation reject": {
    path: "/desk/quotation/:id/reject",
    summary: "End a quotation that the market cannot answer; the buyer reads the reason",
    body: withReason({}),
  },
  "quotation extend": {
    path: "/desk/quotation/:id/extend",
    summary: "Give the bidders until another time",
    body: withReason({ until: deskInstant }),
  },
} as const;

/** D3, D7, D15: money. */
export const moneyWrites = {
  "payment verify": {
    path: "/desk/payment/:id/verify",
    summary: "The transfer is in the bank; a booking becomes an order",
    body: withReason({ received: deskAmount }),
  },
  "payment into-wallet": {
    path: "/desk/payment/:id/into-wallet",
    summary: "The transfer is in the bank but its purpose is gone: to the payer's wallet",
    body: withReason({ received: deskAmount }),
  },
  "payment reject": {
    path: "/desk/payment/:id/reject",
    summary: "The transfer is not in the bank; the payer reads the reason",
    body: withReason({}),
  },
  "order refund": {
    path: "/desk/order/:id/refund",
    summary: "Give back what a buyer paid beyond the invoices",
    body: withReason({ amount: Optional(deskAmount) }),
  },
  "order write-off": {
    path: "/desk/order/:id/write-off",
    summary: "Write off a difference below one rupee",
    body: withReason({}),
  },
  "order payout": {
    path: "/desk/order/:id/payout",
    summary: "Record a payment from the bank to the seller or the transporter",
    body: withReason({ to: Enum(["seller", "transporter"]), amount: deskAmount, reference }),
  },
  "journal reverse": {
    path: "/desk/journal/:id/reverse",
    summary: "Undo an entry of the books by its mirror; the key is the number of its JRN",
    body: withReason({}),
  },
  "user payout": {
    path: "/desk/user/:id/payout",
    summary: "Record a payment from the bank of money in a cash wallet",
    body: withReason({ amount: deskAmount, reference }),
  },
  "user credit-limit": {
    path: "/desk/user/:id/credit-limit",
    summary: "Set a credit limit; 0 ends the line",
    body: withReason({ limit: NumberOf({ minimum: 0, maximum: 1_000_000_000, multipleOf: 0.01 }) }),
  },
  "user credit-repayment": {
    path: "/desk/user/:id/credit-repayment",
    summary: "Enter a repayment of credit that came to the bank unannounced",
    body: withReason({ amount: deskAmount, utr, paid_on: deskDay }),
  },
  "credit review": {
    path: "/desk/credit-request/:id/review",
    summary: "Take a credit request up",
    body: withReason({}),
  },
  "credit approve": {
    path: "/desk/credit-request/:id/approve",
    summary: "Approve a credit request with a limit",
    body: withReason({ limit: deskAmount }),
  },
  "credit reject": {
    path: "/desk/credit-request/:id/reject",
    summary: "Reject a credit request; the buyer reads the reason",
    body: withReason({}),
  },
} as const;

/** D4, D5, D6, D13, D14: orders. */
export const orderWrites = {
  "order seller-step": {
    path: "/desk/order/:id/seller-step",
    summary: "A step of the seller: confirm, loading, final_quantity, invoice",
    body: ObjectOf({ ...SellerOrderEventBody.properties, reason: reasonField }, closed),
  },
  "order transporter-step": {
    path: "/desk/order/:id/transporter-step",
    summary: "A step of the transporter: vehicle, driver, transport_receipt, eway_bill, proof_of_delivery",
    body: ObjectOf({ ...TransporterOrderEventBody.properties, reason: reasonField }, closed),
  },
  "order cancel": {
    path: "/desk/order/:id/cancel",
    summary: "Cancel before loading; what is not refunded of the advance is kept",
    body: withReason({ refund: NumberOf({ minimum: 0, maximum: 10_000_000_000, multipleOf: 0.01 }) }),
  },
  "order award": {
    path: "/desk/order/:id/award",
    summary: "Give the freight to a transporter, per MT",
    body: withReason({ transporter_id: Id, price: deskRate }),
  },
  "order remove-vehicle": {
    path: "/desk/order/:id/remove-vehicle",
    summary: "Take a vehicle off the order before it is loaded",
    body: withReason({ vehicle_id: Id }),
  },
  "order change": {
    path: "/desk/order/:id/change",
    summary: "Change quantity or size of a line, with the buyer's consent",
    body: withReason({
      line_id: Id,
      quantity: Optional(NumberOf({ minimum: 0, maximum: 10_000, multipleOf: 0.001 })),
      size_id: Optional(Id),
      consent: requiredText(400, "Please say how the buyer agreed"),
    }),
  },
  "order freight": {
    path: "/desk/order/:id/freight",
    summary: "Change the freight per MT; beyond 100 the buyer must have agreed",
    body: withReason({
      transport_price: deskRate,
      consent: Optional(requiredText(400, "Please say how the buyer agreed")),
    }),
  },
  "order quality": {
    path: "/desk/order/:id/quality",
    summary: "Add quality certificate and pictures, show them or hide them",
    body: withReason({
      certificate_id: Optional(Id),
      image_ids: Optional(ArrayOf(Id, { maxItems: 20 })),
      visible: Optional(BooleanOf()),
    }),
  },
} as const;

/** D8, D9: catalogue and prices. */
export const catalogueWrites = {
  "listing approve": {
    path: "/desk/listing/:id/approve",
    summary: "Offer a seller's product to buyers",
    body: withReason({}),
  },
  "listing reject": {
    path: "/desk/listing/:id/reject",
    summary: "Send a seller's product back to him",
    body: withReason({}),
  },
  "listing pause": {
    path: "/desk/listing/:id/pause",
    summary: "Take a product off the market for now",
    body: withReason({}),
  },
  "category add": { path: "/desk/category", summary: "A new category", body: withReason({ name }) },
  "sub-category add": {
    path: "/desk/sub-category",
    summary: "A new sub-category",
    body: withReason({ category_id: Id, name }),
  },
  "brand add": {
    path: "/desk/brand",
    summary: "A new brand",
    body: withReason({ name, thumbnail: Optional(picture) }),
  },
  "product add": {
    path: "/desk/product",
    summary: "A new product",
    body: withReason({
      name,
      category_id: Id,
      sub_category_id: Id,
      unit_id: Id,
      description: Optional(html),
      hsn: Optional(StringOf({ pattern: "^[0-9]{4,8}$", maxLength: 8 })),
      gst: Optional(NumberOf({ minimum: 0, maximum: 100, multipleOf: 0.01 })),
      thumbnail: Optional(picture),
    }),
  },
  "product brand": {
    path: "/desk/product/:id/brand",
    summary: "Say that a brand makes a product",
    body: withReason({ brand_id: Id }),
  },
  "product size": {
    path: "/desk/product/:id/size",
    summary: "A new size of a product, for these brands",
    body: withReason({
      values: ArrayOf(
        ObjectOf(
          { name: textField(40), value: requiredText(40, "Please enter a value"), unit_id: Optional(Id) },
          closed,
        ),
        { minItems: 1, maxItems: 6 },
      ),
      brand_ids: ArrayOf(Id, { minItems: 1, maxItems: 50 }),
    }),
  },
  "product quality": {
    path: "/desk/product/:id/quality",
    summary: "A quality of a product with its price per MT",
    body: withReason({ name, price: deskRate }),
  },
  "product packaging": {
    path: "/desk/product/:id/packaging",
    summary: "A packaging of a product with its charge per MT",
    body: withReason({ name, charge: deskRate }),
  },
  "ingot-price day": {
    path: "/desk/ingot-price/day",
    summary: "The prices of a day at a place, entered or corrected",
    body: withReason({
      location: name,
      day: deskDay,
      open: deskAmount,
      high: deskAmount,
      low: deskAmount,
      close: deskAmount,
    }),
  },
  "ingot-price now": {
    path: "/desk/ingot-price/now",
    summary: "The price at a place at this moment; the day follows it",
    body: withReason({ location: name, price: deskAmount }),
  },
} as const;

/** D10, D12, D16: site, inbox, settings. */
export const siteWrites = {
  "text set": {
    path: "/desk/text",
    summary: "A text of the site: setup, policies, about us; HTML is cleaned",
    body: withReason({ key: requiredText(60, "Please name the text"), value: StringOf({ maxLength: 60_000 }) }),
  },
  "news publish": {
    path: "/desk/news",
    summary: "An article, new or in place of the one with this slug",
    body: withReason({
      slug: StringOf({
        pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
        maxLength: 120,
        message: "Please enter words-with-dashes",
      }),
      title: requiredText(200, "Please enter a title"),
      image: Optional(picture),
      description: html,
    }),
  },
  "news remove": { path: "/desk/news/:id/remove", summary: "Take an article down", body: withReason({}) },
  "banner add": {
    path: "/desk/banner",
    summary: "A banner of the home page",
    body: withReason({
      photo: picture,
      /** What the picture says, for those who do not see it. */
      title: Optional(textField(160)),
      position: Optional(Integer({ minimum: 0, maximum: 1000 })),
    }),
  },
  "banner remove": { path: "/desk/banner/:id/remove", summary: "Take a banner down", body: withReason({}) },
  "faq add": {
    path: "/desk/faq",
    summary: "A question with its answer",
    body: withReason({ title: requiredText(300, "Please enter the question"), description: html }),
  },
  "faq remove": { path: "/desk/faq/:id/remove", summary: "Take a question down", body: withReason({}) },
  "enquiry done": { path: "/desk/enquiry/:id/done", summary: "An enquiry is answered", body: withReason({}) },
  "message done": { path: "/desk/message/:id/done", summary: "A contact message is answered", body: withReason({}) },
  "setting set": {
    path: "/desk/setting",
    summary: "Change a setting of the market",
    body: withReason({
      key: requiredText(60, "Please name the setting"),
      value: Union([
        BooleanOf(),
        NumberOf({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
        StringOf({ maxLength: 200 }),
      ]),
    }),
  },
  "template set": {
    path: "/desk/template",
    summary: "Word a notification anew; an empty text brings the product's own back",
    body: withReason({ kind: requiredText(60, "Please name the notification"), text: textField(300) }),
  },
} as const;

/** D11 and the second person. */
export const peopleWrites = {
  "user verify": {
    path: "/desk/user/:id/verify",
    summary: "Approve or reject a seller or transporter",
    body: withReason({ status: Enum(["approved", "rejected"]) }),
  },
  "user suspend": {
    path: "/desk/user/:id/suspend",
    summary: "Shut a person out at once; every session of his ends",
    body: withReason({}),
  },
  "user restore": { path: "/desk/user/:id/restore", summary: "Let a person in again", body: withReason({}) },
  "user appoint": {
    path: "/desk/user/:id/appoint",
    summary: "Make a person staff; a second person confirms it where there is one",
    body: withReason({}),
  },
  "approval confirm": {
    path: "/desk/approval/:id/confirm",
    summary: "Confirm, as the second person, what another one asked for; it is done at once",
    body: withReason({}),
  },
  "approval decline": { path: "/desk/approval/:id/decline", summary: "Decline it", body: withReason({}) },
} as const;

/** Everything the desk can do. */
export const deskWrites = {
  ...quotationWrites,
  ...moneyWrites,
  ...orderWrites,
  ...catalogueWrites,
  ...siteWrites,
  ...peopleWrites,
} as const;
