import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { read } from "@mandi/shared/contract/read";
import { apiOfFile } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { newUtr } from "../../testing/money";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { uploadFile } from "../../testing/upload-file";

/* The proof of a transfer for a quotation or an order, whose page other parties read too. */

const api = apiOfFile();
let market: Market;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
});

const png = (fill: number) =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200, fill)]);

async function stored(as: SignedIn, bytes: Buffer): Promise<number> {
  const { status, body } = await uploadFile(api, as, bytes);
  expect(status).toBe(200);
  return body.id;
}

/** Where the buyer pays, and what its parties read of it. */
interface Payable {
  readonly path: string;
  readonly pages: readonly (readonly [SignedIn, string])[];
}

const payables: Readonly<Record<string, () => Promise<Payable>>> = {
  async "the booking amount of a quotation"() {
    const id = await createMarkedQuotation(api, market);
    const pages = [
      [market.seller, `/seller/product-enquiry/${id}`],
      [market.transporter, `/transporter/product-enquiry/${id}`],
      [market.buyer, `/product-enquiry/${id}`],
    ] as const;
    return { path: `/product-enquiry/${id}/payment`, pages };
  },
  async "an order"() {
    const { orderId } = await createBookedOrder(api, { market });
    const pages = [
      [market.seller, `/seller/order-detail/${orderId}`],
      [market.transporter, "/transporter/order"],
      [market.buyer, `/customer/order-detail/${orderId}`],
    ] as const;
    return { path: `/customer/order/${orderId}/payment`, pages };
  },
};

async function report({ path }: Payable, more: object) {
  const utr = newUtr();
  const body = { source: "bank", utr, paid_on: "2026-11-20", ...more };
  return { utr, answer: await api.send(path, body, market.buyer) };
}

const idOf = async (utr: string) =>
  (await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirst())?.id;

async function atDesk(utr: string) {
  return read(DeskPaymentAnswer, (await api.get(`/desk/payment/${await idOf(utr)}`, market.staff)).body).data;
}

describe.each(Object.keys(payables))("a proof of a transfer for %s", (what) => {
  let payable: Payable;
  beforeEach(async () => {
    payable = (await payables[what]?.()) ?? { path: "", pages: [] };
  });

  it("is on the pages of its payer and the desk and opens there, and is neither on those of the other parties nor theirs to open", async () => {
    const id = await stored(market.buyer, png(1));
    const { utr, answer } = await report(payable, { upload_id: id });
    expect(answer.status).toBe(200);

    expect((await atDesk(utr)).proof).toMatchObject({ is_picture: 1 });
    for (const [as, path] of payable.pages) {
      const page = await api.get(path, as);
      expect([path, page.status]).toEqual([path, 200]);
      const isPayer = as === market.buyer;
      expect([path, JSON.stringify(page.body).includes(`/api/upload/${id}?`)]).toEqual([path, isPayer]);
      expect([path, (await api.get(`/upload/${id}`, as)).status]).toEqual([path, isPayer ? 200 : 404]);
    }
  });

  it("is refused where it is another person's file, and then nothing is reported", async () => {
    const foreign = await stored(market.seller, png(2));
    const { utr, answer } = await report(payable, { upload_id: foreign });
    expect(answer).toMatchObject({ status: 422, body: { errors: { upload_id: ["Please upload the file again"] } } });
    expect(await idOf(utr)).toBeUndefined();
    // Its owner alone still has it.
    expect((await api.get(`/upload/${foreign}`, market.buyer)).status).toBe(404);
  });

  it("is a picture or a PDF: any other file is not taken, and there is nothing to report with it", async () => {
    const refused = await uploadFile(api, market.buyer, Buffer.from("<html>a receipt</html>"), "text/html");
    expect(refused.status).toBe(422);
    const { utr, answer } = await report(payable, { upload_id: "receipt.html" });
    expect(answer.status).toBe(422);
    expect(await idOf(utr)).toBeUndefined();
  });

  it("is shown at the desk with the transfer that came with the same file before", async () => {
    const bytes = png(what.length);
    const first = await stored(market.buyer, bytes);
    const earlier = { utr: newUtr(), amount: 5_000, paid_on: "2026-11-19", upload_id: first };
    const answer = await api.send("/cash-wallet/top-up", earlier, market.buyer);
    expect(answer.status).toBe(200);
    const { utr } = await report(payable, { upload_id: await stored(market.buyer, bytes) });

    expect((await atDesk(utr)).proof?.same).toEqual([
      expect.objectContaining({ utr: earlier.utr, amount: 5_000, status: "under check" }),
    ]);
    expect((await atDesk(earlier.utr)).proof?.same).toEqual([expect.objectContaining({ utr })]);
  });
});
