import { TdsCertificateListAnswer } from "@mandi/shared/contract/tds-certificate";
import {
  buyersAdviceKind,
  StatementAnswer,
  TradePaperAnswer,
  TradePaperListAnswer,
} from "@mandi/shared/contract/trade-paper";
import { aTradePaper } from "@mandi/shared/testing/buyer-builders/trade-paper";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

/** The documents of a person from whom no tax was deducted, unless a test says otherwise. */
function papersOf(rows: TradePaperListAnswer["data"]) {
  const api = fakeApi();
  api.answer("GET /paper", TradePaperListAnswer, aPage(rows));
  api.answer("GET /tds-certificate", TdsCertificateListAnswer, { data: [] });
  return api;
}

it("lists a customer's documents, each with a link, marks those that do not count, and requests no certificates", async () => {
  signInAs("customer");
  const api = papersOf([aTradePaper(), aTradePaper({ id: 30, number: "MR2627000041", is_void: 1 })]);
  await renderAt(routes, "/papers");

  expect(await screen.findByRole("link", { name: "MR2627000042" })).toHaveAttribute("href", "/paper/31");
  expect(screen.getByText("void")).toBeVisible();
  expect(api.calls("GET /tds-certificate")).toEqual([]);
});

it("lists no amount for a statement whose months ended without a balance, which is not what is owed today", async () => {
  signInAs("customer");
  const statement = { kind: "statement", order: "", order_id: null } as const;
  papersOf([
    aTradePaper({ ...statement, id: 31, number: "MT2627000001", amount: 0 }),
    aTradePaper({ ...statement, id: 32, number: "MT2627000002", amount: 1_250 }),
  ]);
  await renderAt(routes, "/papers");

  const rowOf = async (name: string) => (await screen.findByRole("link", { name })).closest("tr");
  expect(await rowOf("MT2627000001")).not.toHaveTextContent("₹");
  expect(await rowOf("MT2627000002")).toHaveTextContent("₹1,250.00");
});

it("lists what the buyer advised beside what was issued to them, and opens it with its PDF", async () => {
  signInAs("customer");
  const user = userEvent.setup();
  const advice = aTradePaper({ id: 31, kind: buyersAdviceKind, number: "HDFCR520", title: "Payment advice HDFCR520" });
  const api = papersOf([advice, aTradePaper()]);
  api.answer("GET /customer/payment/:id/advice", TradePaperAnswer, { data: advice });
  await renderAt(routes, "/papers");

  const link = await screen.findByRole("link", { name: "HDFCR520" });
  expect(link).toHaveAttribute("href", "/payment-advice/31");
  expect(screen.getByRole("link", { name: "MR2627000042" })).toHaveAttribute("href", "/paper/31");
  expect(screen.getByText(/^Your payment advice/)).toBeVisible();

  await user.click(link);
  expect(await screen.findByRole("heading", { name: "Payment advice HDFCR520" })).toBeVisible();
  expect(screen.getByRole("button", { name: "PDF" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
});

it("searches the documents of an order, keeps the text in the address, and says when nothing matches", async () => {
  signInAs("customer");
  const user = userEvent.setup();
  const api = papersOf([aTradePaper()]);
  await renderAt(routes, "/papers?order=9&page=2");
  await screen.findByRole("link", { name: "MR2627000042" });
  api.answer("GET /paper", TradePaperListAnswer, aPage([]));

  await user.type(screen.getByRole("searchbox", { name: "Search documents" }), "7,000 receipt");
  expect(await screen.findByRole("heading", { name: "Nothing matches “7,000 receipt”" })).toBeVisible();
  expect(api.calls("GET /paper").at(-1)?.query.toString()).toBe(
    "page=1&advices=1&order_id=9&invoices=1&search=7%2C000+receipt",
  );

  await user.click(screen.getByRole("button", { name: /receipt/ }));
  expect(await screen.findByRole("heading", { name: "Nothing matches “7,000”" })).toBeVisible();
  expect(screen.getByRole("searchbox", { name: "Search documents" })).toHaveValue("7,000");
});

it("lists the invoices and notes of an order among its documents, each opened where it is read", async () => {
  signInAs("seller");
  const rows = [
    aTradePaper({ id: 40, kind: "invoice", number: "MI2627000042", order_id: 9 }),
    aTradePaper({ id: 41, kind: "credit note", number: "MC2627000007", order_id: 9 }),
    aTradePaper({ id: 42, kind: "bill", number: "S/18", order_id: 12 }),
  ];
  papersOf([...rows, aTradePaper()]);
  await renderAt(routes, "/papers?order=9");

  expect(await screen.findByRole("link", { name: "MI2627000042" })).toHaveAttribute(
    "href",
    "/order-paper/9/MI2627000042",
  );
  expect(screen.getByRole("link", { name: "MC2627000007" })).toHaveAttribute("href", "/order-paper/9/MC2627000007");
  expect(screen.getByRole("link", { name: "S/18" })).toHaveAttribute("href", "/seller-order-detail/12");
  expect(screen.getByRole("link", { name: "MR2627000042" })).toHaveAttribute("href", "/paper/31");
  for (const name of [/^Tax invoice/, /^Credit note/, /^Your invoice/]) expect(screen.getByText(name)).toBeVisible();
});

it("leads from the number of an invoice to the invoice, which is with its order", async () => {
  signInAs("customer");
  const api = papersOf([]);
  const of_order = { kind: "invoice", number: "MI2627000042", order_id: 9 } as const;
  api.answer("GET /paper", TradePaperListAnswer, { ...aPage([]), of_order });
  await renderAt(routes, "/papers?search=MI2627000042");

  const link = await screen.findByRole("link", { name: "Invoice MI2627000042" });
  expect(link).toHaveAttribute("href", "/order-paper/9/MI2627000042");
  expect(screen.queryByText(/^Nothing matches/)).not.toBeInTheDocument();
  expect(screen.queryByText("0 to 0 of 0")).not.toBeInTheDocument();
});

it("leads from an amount to the invoices that have it, above the documents that do", async () => {
  signInAs("customer");
  const of_amount = ["MI2627000043", "MI2627000042"].map((number) => ({
    kind: "invoice" as const,
    number,
    order_id: 9,
  }));
  papersOf([]).answer("GET /paper", TradePaperListAnswer, { ...aPage([aTradePaper()]), of_amount });
  await renderAt(routes, "/papers?search=17%2C78%2C799");

  const link = await screen.findByRole("link", { name: "Invoice MI2627000042" });
  expect(link).toHaveAttribute("href", "/order-paper/9/MI2627000042");
  expect(link.parentElement).toHaveTextContent("Invoice MI2627000043, Invoice MI2627000042");
  expect(screen.getByRole("link", { name: "MR2627000042" })).toBeVisible();
  expect(screen.getByText("1 to 1 of 1")).toBeVisible();
});

it("has the search above the documents, and the form for a statement below them", async () => {
  signInAs("customer");
  papersOf([aTradePaper()]);
  await renderAt(routes, "/papers");
  const row = await screen.findByRole("link", { name: "MR2627000042" });
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(screen.getByRole("searchbox", { name: "Search documents" }), row)).toBe(true);
  expect(isBefore(row, screen.getByRole("button", { name: "Create statement" }))).toBe(true);
});

it("shows a seller from whom no tax was deducted no empty place for certificates", async () => {
  signInAs("seller");
  const api = papersOf([aTradePaper()]);
  await renderAt(routes, "/papers");
  await screen.findByRole("link", { name: "MR2627000042" });
  await waitFor(() => expect(api.calls("GET /tds-certificate")).toHaveLength(1));
  expect(screen.queryByText("No Data Found")).not.toBeInTheDocument();
});

it("offers no search to somebody without documents", async () => {
  signInAs("customer");
  papersOf([]);
  await renderAt(routes, "/papers");
  expect(await screen.findByRole("heading", { name: "No documents yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Order Book" })).toHaveAttribute("href", "/order-book");
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});

it("requests a statement as buyer over whole months and refetches the list", async () => {
  signInAs("seller");
  const user = userEvent.setup();
  const api = papersOf([aTradePaper()]);
  api.answer("POST /paper/statement", StatementAnswer, { message: "Your statement is ready.", data: { id: 40 } });
  await renderAt(routes, "/papers");
  await screen.findByRole("link", { name: "MR2627000042" });

  await user.selectOptions(screen.getByLabelText("As"), "buyer");
  await user.click(screen.getByRole("button", { name: "Create statement" }));

  await waitFor(() => expect(api.calls("GET /paper")).toHaveLength(2));
  expect(await screen.findByRole("link", { name: "Open the statement" })).toHaveAttribute("href", "/paper/40");
  const [{ body } = { body: null }] = api.calls("POST /paper/statement");
  expect(body).toMatchObject({ side: "buyer", from: expect.stringMatching(/^20\d\d-\d\d$/) });
});

it("opens the certificates of tax deducted from a seller, by quarter", async () => {
  signInAs("seller");
  const api = papersOf([aTradePaper()]);
  const url = "/api/upload/9?key=12.1.x";
  const certificate = { id: 1, number: "ABXQ12", quarter: "2026-27 Q2", code: "1031", amount: 1_298, url };
  api.answer("GET /tds-certificate", TdsCertificateListAnswer, {
    data: [{ ...certificate, given_on: "2026-11-10" }],
  });
  await renderAt(routes, "/papers");

  expect(await screen.findByRole("link", { name: "Open certificate ABXQ12" })).toHaveAttribute("href", url);
  const table = screen.getByRole("table", { name: "Certificates of tax that we deducted" });
  expect(table).toHaveTextContent("2026-27 Q2, code 1031");
  expect(table).toHaveTextContent("₹1,298.00");
});

it("shows a document in the server's layout, with its remark", async () => {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /paper/:id", TradePaperAnswer, { data: aTradePaper() });
  await renderAt(routes, "/paper/31");

  expect(await screen.findByRole("heading", { name: "Receipt MR2627000042" })).toBeVisible();
  expect(screen.getByText("No GST is due on an advance for goods.")).toBeVisible();
  expect(screen.getByText("Agrawal Traders")).toBeVisible();
  expect(screen.getByRole("button", { name: "PDF" })).toBeVisible();
});

it("prints for whom a copy of a challan is, with the place for its signature (rule 55)", async () => {
  signInAs("customer");
  const user = userEvent.setup();
  const api = fakeApi();
  const copies = ["Original for consignee", "Duplicate for transporter", "Triplicate for consignor"];
  api.answer("GET /paper/:id", TradePaperAnswer, { data: aTradePaper({ copies, is_signed: 1 }) });
  await renderAt(routes, "/paper/31");

  await user.click(await screen.findByRole("button", { name: "Duplicate for transporter" }));

  expect(screen.getByText("Duplicate for transporter", { selector: "p" })).toBeInTheDocument();
  expect(screen.getByText("Authorised signatory")).toBeInTheDocument();
});
