import { apiOfFile } from "../../testing/api-of-file";
import { bookedFigures } from "../../testing/booked-figures";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { createWellStockedMarket } from "../../testing/order-market";
import type { BookedOrder } from "../../testing/order-world";
import { storeSiteText } from "../site/site.service";
import { readLedgerFile } from "./export.service";

const gstin = "27AAACM1234A1Z8";
const api = apiOfFile();
let order: BookedOrder;
let noteNumber: string;
const send = (act: string, body: object) => api.send(`/desk/order/${order.orderId}/${act}`, body, order.staff);
beforeAll(async () => {
  await storeSiteText(api.db, "gst_number", gstin);
  order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const note = { invoice: invoices[0].number, kind: "credit", cause: "weight", quantity: 0.16, reason: "Short" };
  noteNumber = (await send("note", note)).body.number;
});

const check = async () => (await api.get("/desk/export/check?month=2026-11", order.staff)).body;

it("a month's return, its documents and the books agree", async () => {
  expect(await check()).toEqual({
    papers: 2,
    left_out: [],
    not_accepted: [noteNumber],
    tax: { returned: 258_384.92, owed: 259_793.98 },
    gstins: [gstin],
    differences: [],
  });
  const form = JSON.parse((await api.get(`/desk/export/gstr1?gstin=${gstin}&month=2026-11`, order.staff)).body);
  expect(form.b2b).toHaveLength(1);
  expect(form.cdnr[0].nt[0].ntty).toBe("C");
  expect(form.hsn.hsn_b2b[0].qty).toBe(29.34);
  const { invoices, credit_notes } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const [invoice, note] = [invoices[0].tax, credit_notes[0].part.tax];
  expect(form.hsn.hsn_b2b[0].txval).toBeCloseTo(invoice.taxable_amount - note.taxable_amount, 2);
});

it("a credit note waits for the buyer and lowers our tax only when they accept it (section 34)", async () => {
  const effectOf = async () => (await api.get("/desk/paper?kind=credit note", order.staff)).body.data[0].gst_effect;
  expect(await effectOf()).toBe("waiting");
  const answer = { note: noteNumber, effect: "accepted", reason: "As the tax office shows it" };
  expect((await send("note-effect", { ...answer, note: "MC2627009999" })).status).toBe(404);

  const { invoices, credit_notes } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const gst = ({ cgst, sgst }: { readonly cgst: number; readonly sgst: number }) => cgst + sgst;
  const [ofInvoice, ofNote] = [gst(invoices[0].tax), gst(credit_notes[0].part.tax)];
  const returned = Math.round((ofInvoice - ofNote) * 100) / 100;
  // In the return from the first day; the tax is owed as if the note did not exist.
  expect((await check()).tax).toEqual({ returned, owed: ofInvoice });
  const before = await bookedFigures(api.db, order.orderId, ["note issued"]);

  expect((await send("note-effect", answer)).body.message).toBe("The note is accepted by the buyer.");

  expect([await effectOf(), (await check()).not_accepted]).toEqual(["accepted", []]);
  expect((await check()).tax).toEqual({ returned, owed: returned });
  expect(await bookedFigures(api.db, order.orderId, ["note issued"])).toEqual(before);
  expect((await check()).differences).toEqual([]);
});

it("an answer that was mistyped, or that changes at the tax office, is entered again: the latest counts", async () => {
  const effectOf = async () => (await api.get("/desk/paper?kind=credit note", order.staff)).body.data[0].gst_effect;
  const answer = { note: noteNumber, effect: "accepted", reason: "As the tax office shows it" };
  const same = await send("note-effect", answer);
  expect([same.status, same.body.message]).toEqual([409, "The buyer has already accepted this note."]);

  expect((await send("note-effect", { ...answer, effect: "rejected" })).status).toBe(200);
  expect([await effectOf(), (await check()).not_accepted]).toEqual(["rejected", [noteNumber]]);
  expect((await send("note-effect", answer)).status).toBe(200);
  expect(await effectOf()).toBe("accepted");
});

it("an account is exported for a spreadsheet with raw figures and ISO dates", async () => {
  const path = `/desk/export/ledger?account=receivable:${order.orderId}&first_day=2026-11-01&last_day=2026-11-30`;
  const text: string = (await api.get(path, order.staff)).body;
  const [heads, opening, first] = text.split("\r\n");
  expect(heads).toBe("\uFEFFdate,journal,event,description,order,debit,credit,balance");
  expect(opening).toBe("2026-11-01,,,Opening balance,,0,0,0");
  expect(first).toMatch(/^2026-11-21,JRN\d{7},sale invoiced,"?Sale invoice MI.*,\d+(\.\d{1,2})?,0,\d+(\.\d{1,2})?$/);
});

it("a file begins with what the account stood at before its first day, also where nothing moved since", async () => {
  const read = async (days: string): Promise<string[]> =>
    (await api.get(`/desk/export/ledger?account=receivable:${order.orderId}&${days}`, order.staff)).body.split("\r\n");
  const [, opening, first] = await read("first_day=2026-11-01&last_day=2026-11-30");
  const last = (await read("first_day=2026-11-01&last_day=2026-11-30")).filter((line) => line !== "").at(-1);
  const later = (await read("first_day=2026-12-01&last_day=2026-12-31")).filter((line) => line !== "");
  const balanceOf = (line: string | undefined) => line?.split(",").at(-1);

  expect([balanceOf(opening), balanceOf(first) === "0"]).toEqual(["0", false]);
  expect(later).toHaveLength(2);
  expect(later[1]).toBe(`2026-12-01,,,Opening balance,,0,0,${balanceOf(last)}`);
});

it("an account with more rows than a file has is refused, not cut", async () => {
  const asked = { account: `receivable:${order.orderId}`, first_day: "2026-11-01", last_day: "2026-11-30" };
  const path = `/desk/export/ledger?${new URLSearchParams(asked)}`;
  const rows = (await api.get(path, order.staff)).body.trim().split("\r\n").length - 2;

  await expect(readLedgerFile(api.db, asked, rows)).resolves.toBeDefined();
  await expect(readLedgerFile(api.db, asked, rows - 1)).rejects.toMatchObject({
    status: 422,
    errors: { last_day: ["Please choose a shorter range"] },
  });
});

it("a month or a day that does not exist is refused at its field", async () => {
  const errors = async (path: string) => (await api.get(`/desk/export/${path}`, order.staff)).body.errors;
  expect(await errors("check?month=2026-13")).toEqual({ month: ["Please enter the month as 2026-11"] });
  expect(await errors("ledger?account=bank&first_day=2026-11-02&last_day=2026-11-01")).toHaveProperty("last_day");
});

it("a further registration has a nil return for a month without documents, from its first day to its last", async () => {
  const inRaipur = "22AAACM1234A1ZI";
  const row = { key: "platform.gstin", scope: "22", value: inRaipur, first_day: "2026-11-10", source: "Certificate" };
  const add = { ...row, reason: "Registered" };
  expect((await api.send("/desk/tax", add, order.staff)).status).toBe(200);

  expect(await check()).toMatchObject({ papers: 2, gstins: [gstin, inRaipur], differences: [] });
  const path = `/desk/export/gstr1?gstin=${inRaipur}&month=`;
  expect(JSON.parse((await api.get(`${path}2026-11`, order.staff)).body)).toEqual({
    gstin: inRaipur,
    fp: "112026",
    version: "GST3.2.1",
    hash: "hash",
    b2b: [],
    cdnr: [],
    b2cl: [],
    b2cs: [],
    cdnur: [],
    hsn: { hsn_b2b: [], hsn_b2c: [] },
    doc_issue: { doc_det: [] },
  });
  const before = await api.get(`${path}2026-10`, order.staff);
  expect([before.status, before.body.errors]).toEqual([422, { gstin: ["This is not one of our GSTINs"] }]);
});

it("a new version of the form is a row with its first day: earlier months keep theirs", async () => {
  const versionOf = async (month: string) =>
    JSON.parse((await api.get(`/desk/export/gstr1?gstin=${gstin}&month=${month}`, order.staff)).body).version;
  const act = (path: string, body: object) =>
    api.send(`/desk/tax${path}`, { ...body, reason: "The portal changed" }, order.staff);
  const row = { key: "gstr1.version", value: "GST3.3", first_day: "2026-12-01", source: "Offline tool 3.3" };
  expect((await act("", { ...row, value: "3.3" })).body.errors).toHaveProperty("value");
  const { data } = (await api.get("/desk/tax", order.staff)).body;
  const { id } = data.find(({ key }: { key: string }) => key === row.key);

  expect((await act(`/${id}/end`, { last_day: "2026-11-30" })).status).toBe(200);
  expect((await act("", row)).status).toBe(200);

  expect([await versionOf("2026-11"), await versionOf("2026-12")]).toEqual(["GST3.2.1", "GST3.3"]);
});
