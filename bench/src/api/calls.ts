import type { Answerer, Callers, Session } from "./market";

/** A call to measure, and the share of the anchor's speed that it has to reach. */
export interface Call {
  readonly what: string;
  readonly target?: number;
  /** The next request; writes differ from one to the next. */
  readonly next: () => CallRequest;
  /** Sent as a poll: with the ETag of the page's last answer. */
  readonly isPoll?: boolean;
}

export interface CallRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Session;
  readonly body?: string;
}

const list = 0.3;
const poll = 0.45;
const write = 0.15;

/** Every hot read, the polls of a board and the two writes of an auction. */
export function callsOf(callers: Callers): readonly Call[] {
  const { buyer, seller, transporter, listingId, productId, orderId, enquiry, sellers, transporters } = callers;
  const get = (what: string, path: string, headers: Session, target?: number): Call => ({
    what,
    ...(target === undefined ? {} : { target }),
    next: () => ({ method: "GET", path: `/api${path}`, headers }),
  });
  const polled = (what: string, path: string, headers: Session): Call => ({
    ...get(what, path, headers, poll),
    isPoll: true,
  });
  const [asked] = sellers;
  const [askedCarrier] = transporters;
  return [
    get("home", "/home", {}),
    get("products", "/product-list", {}, list),
    get("search", "/general-search?search_key=product", {}),
    searchAnew("product"),
    get("product detail", `/product-detail/${listingId}`, buyer, list),
    get("offers of a product", `/seller-list-by-commodity-product/${productId}`, buyer, list),
    get("buyer's quotations", "/product-enquiry", buyer, list),
    get("seller's enquiries", "/seller/product-enquiry", seller, list),
    get("carrier's enquiries", "/transporter/product-enquiry?page=1", transporter, list),
    get("buyer's orders", "/customer/order", buyer, list),
    get("seller's orders", "/seller/order", seller, list),
    get("a quotation", `/product-enquiry/${enquiry.quotationId}`, enquiry.session),
    get("an enquiry with its board", `/seller/product-enquiry/${asked.quotationId}`, asked.session),
    get("an order", `/customer/order-detail/${orderId}`, buyer),
    polled("poll: a quotation", `/product-enquiry/${enquiry.quotationId}`, enquiry.session),
    polled("poll: a seller's board", `/seller/product-enquiry/${asked.quotationId}`, asked.session),
    polled("poll: a carrier's board", `/transporter/product-enquiry/${askedCarrier.quotationId}`, askedCarrier.session),
    polled("poll: buyer's orders", "/customer/order", buyer),
    answer("offer", "/seller/product-enquiry", sellers, (rupees) => ({ base_price: rupees })),
    answer("bid", "/transporter/product-enquiry", transporters, (rupees) => ({ price: rupees })),
  ];
}

/** The same search in another spelling each time, so that no answer is remembered: capitals, and spaces that are ignored. */
function searchAnew(word: string): Call {
  let turn = 0;
  const isCapital = (at: number) => Math.floor(turn / 2 ** at) % 2 === 1;
  return {
    what: "search in a new spelling",
    next: () => {
      turn += 1;
      const letters = [...word].map((letter, at) => (isCapital(at) ? letter.toUpperCase() : letter));
      const spaces = "+".repeat(Math.floor(turn / 2 ** word.length) % 20);
      return { method: "GET", path: `/api/general-search?search_key=${letters.join("")}${spaces}`, headers: {} };
    },
  };
}

/** All invited people in turn, each time with another price. */
function answer(
  what: string,
  path: string,
  answerers: readonly [Answerer, ...Answerer[]],
  bodyOf: (rupees: number) => object,
): Call {
  let turn = 0;
  return {
    what,
    target: write,
    next: () => {
      turn += 1;
      const { quotationId, session, rupees } = answerers[turn % answerers.length] ?? answerers[0];
      return {
        method: "POST",
        path: `/api${path}/${quotationId}`,
        headers: { ...session, "content-type": "application/json" },
        body: JSON.stringify(bodyOf(rupees + (Math.floor(turn / answerers.length) % 90))),
      };
    },
  };
}
