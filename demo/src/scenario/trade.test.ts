import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { readPlacings } from "@mandi/api/internal/placing.service";
import { reconcile } from "@mandi/api/internal/reconcile";
import { createTestDatabase, type TestDatabase } from "@mandi/api/internal/test-database";
import { orderStatuses, quotationStatuses } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import { fillDemoMarket } from "../fill";
import { recallEwayBills } from "./recall-eway-bills";

const now = new Date("2026-11-21T05:12:00.000Z");
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillDemoMarket(database.db, { now, log: () => undefined });
});
afterAll(() => database.drop());

describe("the trade of the demo market", () => {
  it("shows the first buyer quotations and orders in every status", async () => {
    const quotations = await database.db.selectFrom("quotation").select("status").distinct().execute();
    expect(quotations.map(({ status }) => status).sort()).toEqual([...quotationStatuses].sort());
    const orders = await database.db.selectFrom("trade_order").select("status").distinct().execute();
    expect(orders.map(({ status }) => status).sort()).toEqual([...orderStatuses].sort());
  });

  it("has books that agree, and settled orders", async () => {
    expect(await reconcile(database.db)).toEqual([]);
    const settled = await database.db
      .selectFrom("trade_order")
      .select("id")
      .where("settled_at", "is not", null)
      .execute();
    expect(settled.length).toBeGreaterThan(0);
  });

  it("shows carriers' bills that are approved and that wait for the desk", async () => {
    const vehicles = await database.db
      .selectFrom("shipment")
      .leftJoin("freight_bill", "freight_bill.shipment_id", "shipment.id")
      .where("shipment.delivered_at", "is not", null)
      .select("freight_bill.status")
      .distinct()
      .execute();
    expect(vehicles.map(({ status }) => status)).toEqual(expect.arrayContaining(["approved", "submitted"]));
  });

  it("shows a delivered order whose first invoice was cancelled, one credited in part, and a quality claim that a seller bears", async () => {
    const notes = await database.db
      .selectFrom("issued_paper")
      .innerJoin("trade_order", "trade_order.id", "issued_paper.order_id")
      .innerJoin("shipment", "shipment.id", "issued_paper.shipment_id")
      .where("issued_paper.kind", "=", "credit note")
      .orderBy("issued_paper.id")
      .select(["trade_order.status", "issued_paper.snapshot", "shipment.loaded_kg"])
      .execute();
    expect(notes).toMatchObject([
      { status: "delivered", snapshot: { invoice: { lines: [{ quantity: 29.48 }] } }, loaded_kg: 29_840 },
      { status: "delivered", snapshot: { part: { cause: "weight", lines: [{ quantity: 0.12 }] } } },
      { status: "loading", snapshot: { part: { cause: "quality", lines: [{ quantity: 0 }, { quantity: 0 }] } } },
    ]);
  });

  it("shows a document of each kind, and tax deducted by the platform and by a buyer", async () => {
    const papers = await database.db.selectFrom("issued_paper").select("kind").distinct().execute();
    expect(papers.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        ...["invoice", "bill", "credit note", "debit note", "seller note", "freight bill", "self-invoice"],
        ...["receipt", "payment advice", "challan", "proforma", "statement"],
      ]),
    );
    const deducted = await database.db
      .selectFrom("tds_entry")
      .select("kind")
      .distinct()
      .where("tds_paise", ">", 0)
      .execute();
    expect(deducted.map(({ kind }) => kind).sort()).toEqual(["freight", "goods"]);
    const advised = await database.db.selectFrom("tds_advice").select("amount_paise").execute();
    expect(advised).toEqual([{ amount_paise: 100_000 }]);
  });

  it("leaves enquiries open that close within the hour, the first within minutes", async () => {
    const open = await database.db
      .selectFrom("quotation")
      .select("deadline_at")
      .where("status", "=", "pending")
      .where("closed_at", "is", null)
      .execute();
    const minutes = open.map(({ deadline_at }) => (deadline_at.getTime() - now.getTime()) / 60_000);
    expect(Math.min(...minutes)).toBeLessThan(10);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(60);
    expect(Math.min(...minutes)).toBeGreaterThan(0);
  });

  it("ranks every offer on its open enquiries: the stock covers them", async () => {
    const open = await database.db
      .selectFrom("quotation")
      .select(["id", "status"])
      .where("status", "=", "pending")
      .execute();
    const placings = [...(await readPlacings(database.db, open, now)).values()];
    expect(placings.map(({ short, unpriced }) => [short.length, unpriced.length])).toEqual(open.map(() => [0, 0]));
    expect(placings.some(({ ranked }) => ranked.length > 1)).toBe(true);
  });

  it("leaves an enquiry whose window is over to the desk, with the offers to choose from", async () => {
    const waiting = await database.db
      .selectFrom("quotation")
      .innerJoin("offer", "offer.quotation_id", "quotation.id")
      .select(["quotation.desk_note", "offer.id"])
      .where("quotation.status", "=", "pending")
      .where("quotation.closed_at", "is not", null)
      .execute();
    expect(waiting.length).toBeGreaterThanOrEqual(2);
    expect(waiting[0]?.desk_note).toBe("no bids");
  });

  it("leaves an enquiry to the desk that it can mark: its freight is far outside the belt", async () => {
    const { rows } = await sql<{ offers: number; bids: number }>`
      select (select count(*)::int from offer where offer.quotation_id = q.id) as offers,
             (select count(*)::int from freight_bid where freight_bid.quotation_id = q.id) as bids
        from quotation q where q.status = 'pending' and q.closed_at <= ${now} and q.desk_note = 'far freight'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ offers: 3, bids: 1 }]);
  });

  it("has an e-way bill on the road that the portal made for us and that ends tonight, so the desk can extend it", async () => {
    const bills = await database.db
      .selectFrom("eway_bill")
      .innerJoin("shipment", "shipment.id", "eway_bill.shipment_id")
      .select(["state", "valid_until", "carrier_gstin", "kilometres", "shipment.eway_bill", "eway_bill.number"])
      .where("is_typed", "=", false)
      .where("shipment.delivered_at", "is", null)
      .execute();
    const end = new Date("2026-11-21T23:59:00+05:30");
    expect(bills).toEqual([
      {
        ...{ state: "active", valid_until: end, carrier_gstin: "", kilometres: 620 },
        ...{ number: "271000000001", eway_bill: "271000000001" },
      },
    ]);
    const waiting = database.db.selectFrom("portal_request").select("id").where("call", "=", "makeEwb");
    expect(await waiting.where("state", "=", "waiting").execute()).toEqual([]);
  });

  it("tells the simulated tax portal which e-way bills it made before it was started", async () => {
    const forms: object[] = [];
    const portal = createServer(async (request, response) => {
      forms.push({ path: request.url, ...JSON.parse(await text(request)) });
      response.end("{}");
    }).listen(0);
    await once(portal, "listening");
    const address = portal.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;

    await recallEwayBills(database.db, `http://127.0.0.1:${port}/`);

    portal.close();
    expect(forms).toEqual([
      expect.objectContaining({
        ...{ path: "/recallEwb", ewbNo: 271_000_000_001, transporterId: "", transDistance: 620, isCancelled: false },
        ...{ docNo: expect.stringMatching(/^MI/), validUpto: "2026-11-21 23:59:00" },
      }),
    ]);
  });

  it("leaves no past messages to be sent when a gateway is set up", async () => {
    const unsent = await database.db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute();
    expect(unsent).toEqual([]);
    const sent = await database.db.selectFrom("outbox").select("id").where("sent_at", ">", now).execute();
    expect(sent).toEqual([]);
  });
});
