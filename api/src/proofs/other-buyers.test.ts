import { randomUUID } from "node:crypto";
import type { AddressBody } from "@mandi/shared/contract/address";
import { allRoutes } from "../platform/routes/all-routes";
import type { Route } from "../platform/routes/route";
import { createInvoicedOrder, vehicleOf } from "../testing/invoiced-order";
import { createMarkedQuotation } from "../testing/marked-quotation";
import { newUtr } from "../testing/money";
import { createMarket } from "../testing/order-market";
import { addAddress } from "../testing/rfq-world";
import { createTestApi, type SignedIn, sessionHeaders, type TestApi } from "../testing/test-api";

/*
 * A buyer's objects exist for nobody else: every call that names one answers another buyer as if its key did not
 * exist. The table is complete by construction: a new call with an id fails the first test until it is covered here.
 */

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Public objects of the market, whose keys are no secret. */
const shared = [
  "/product-detail/:id",
  "/offer-facets/:id",
  "/seller-commodity-product-list/:id",
  "/view-market-news/:slug",
];

interface Call {
  readonly id: (things: Things) => number;
  readonly body?: object;
}

const address: AddressBody = {
  company_name: "Agrawal Traders",
  phone: "9893000147",
  gst: "27AAPFU0939F1ZV",
  address_line_one: "Gate 3",
  address_line_two: "Hinjawadi",
  pincode: "411057",
  city: "Pune",
  state: "Maharashtra",
};

const calls: Readonly<Record<string, Call>> = {
  "PUT /address/:id": { id: ({ addressId }) => addressId, body: address },
  "DELETE /address/:id": { id: ({ addressId }) => addressId },
  "POST /credit-wallet-request/:id/document": { id: ({ creditRequestId }) => creditRequestId },
  "GET /product-enquiry/:id": { id: ({ quotationId }) => quotationId },
  "GET /product-enquiry/:id/price-history": { id: ({ quotationId }) => quotationId },
  "POST /product-enquiry/:id/withdraw": { id: ({ quotationId }) => quotationId, body: {} },
  "POST /product-enquiry/:id/payment": { id: ({ quotationId }) => quotationId, body: { source: "cash" } },
  "GET /quotation-thread/:id": { id: ({ quotationId }) => quotationId },
  "POST /quotation-thread/:id": { id: ({ quotationId }) => quotationId, body: { text: "When will it be loaded?" } },
  "POST /quotation-thread/:id/read": { id: ({ quotationId }) => quotationId, body: { message_id: 1 } },
  "GET /customer/order-detail/:id": { id: ({ orderId }) => orderId },
  "GET /customer/order/:id/paper/:number/pdf": { id: ({ orderId }) => orderId },
  "GET /customer/order-ledger/:id": { id: ({ orderId }) => orderId },
  "POST /customer/order/:id/payment": { id: ({ orderId }) => orderId, body: { source: "cash", amount: 1 } },
  "GET /customer/order/:id/tds": { id: ({ orderId }) => orderId },
  "POST /customer/order/:id/tds": { id: ({ orderId }) => orderId, body: { amount: 1, tan_number: "MUMB12345C" } },
  "GET /customer/payment/:id/advice": { id: ({ transferId }) => transferId },
  "GET /customer/payment/:id/advice/pdf": { id: ({ transferId }) => transferId },
  "GET /paper/:id": { id: ({ paperId }) => paperId },
  "GET /paper/:id/pdf": { id: ({ paperId }) => paperId },
  "DELETE /trade-sheet/:id": { id: ({ sheetId }) => sheetId },
  "GET /order/:id/timeline": { id: ({ orderId }) => orderId },
};

interface Things {
  readonly owner: SignedIn;
  readonly addressId: number;
  readonly creditRequestId: number;
  readonly quotationId: number;
  readonly orderId: number;
  readonly invoice: string;
  readonly transferId: number;
  readonly paperId: number;
  readonly sheetId: number;
}

/** One of each object that a buyer can have. */
async function buyerWithEverything(): Promise<Things> {
  const order = await createInvoicedOrder(api, await createMarket(api));
  const owner = order.buyer;
  const { body } = await api.get("/credit-wallet-document-type", owner);
  const request = { credit_wallet_document_type_id: body.data[0].id };
  await api.send("/credit-wallet-request", request, owner);
  const quotationId = await createMarkedQuotation(api, order);
  const sheet = { kind: "quotation", id: quotationId };
  const transfer = { amount: 1_000, utr: newUtr(), paid_on: "2026-11-20" };
  await api.send("/cash-wallet/top-up", transfer, owner);
  return {
    owner,
    addressId: await addAddress(api, owner),
    creditRequestId: (await api.get("/credit-wallet-request", owner)).body.data[0].id,
    quotationId,
    orderId: order.orderId,
    transferId: (await api.get("/cash-wallet", owner)).body.payment[0].id,
    paperId: (await api.get("/paper", owner)).body.data[0].id,
    sheetId: (await api.send("/trade-sheet", sheet, owner)).body.data.id,
    invoice: (await vehicleOf(api, order)).sale_number ?? "",
  };
}

async function walk(name: string, things: Things, as: SignedIn, id = calls[name]?.id(things)): Promise<number> {
  const [method = "", path = ""] = name.split(" ");
  const url = path.replace(":id", String(id)).replace(":number", things.invoice);
  const key = { "idempotency-key": randomUUID() };
  if (url.endsWith("/document")) return handIn(`/api${url}?title=PAN`, as, key);
  return (await api.call(method as Route["method"], url, { as, body: calls[name]?.body, headers: key })).status;
}

async function handIn(url: string, as: SignedIn, headers: Record<string, string>): Promise<number> {
  const boundary = "----part";
  const head = 'content-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf';
  const { statusCode } = await api.server.inject({
    method: "POST",
    url,
    headers: { ...sessionHeaders(as), "content-type": `multipart/form-data; boundary=${boundary}`, ...headers },
    payload: `--${boundary}\r\n${head}\r\n\r\n%PDF-1.4 page\r\n--${boundary}--\r\n`,
  });
  return statusCode;
}

it("covers every call that names an object of a buyer", () => {
  const named = allRoutes.filter(
    ({ path, access }) =>
      path.includes(":") &&
      !shared.includes(path) &&
      (access === "signed-in" || (Array.isArray(access) && access.includes("customer"))),
  );
  expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(calls).sort());
});

it.each(Object.keys(calls))("answers another buyer's id with 404, like one that does not exist: %s", async (name) => {
  const things = await buyerWithEverything();
  const stranger = await api.signIn("customer");
  const state = async () => [
    (await api.get(`/product-enquiry/${things.quotationId}`, things.owner)).body,
    (await api.get(`/customer/order-detail/${things.orderId}`, things.owner)).body,
    (await api.get("/address", things.owner)).body,
    (await api.get("/credit-wallet-request", things.owner)).body,
  ];
  const before = await state();

  expect(await walk(name, things, stranger)).toBe(404);
  expect(await walk(name, things, stranger, 987_654_321)).toBe(404);

  expect(await state()).toEqual(before);
  expect(await walk(name, things, things.owner)).not.toBe(404);
});
