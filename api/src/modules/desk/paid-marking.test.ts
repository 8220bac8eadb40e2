import { apiOfFile } from "../../testing/api-of-file";
import { newUtr } from "../../testing/money";
import { reportBookingTransfer } from "../auction/booking/booking.service";
import { askedQuotation } from "../auction/marking/testing/asked-quotation";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 1, transporters: 1 });

it("tells the desk that a buyer has reported a payment for the marked terms, which then stay", async () => {
  await quotation.offer(0, 45_000);
  await quotation.bid(0, 1_800);
  const { staff, buyer } = quotation.market;
  const pair = { seller_id: quotation.seller(0).id, transporter_id: quotation.carrier(0).id };
  const act = (verb: string) =>
    api.send(`/desk/quotation/${quotation.id}/${verb}`, { ...pair, reason: "The lowest" }, staff);
  const board = async () => (await api.get(`/desk/quotation/${quotation.id}/board`, staff)).body.data;
  expect((await act("mark")).status).toBe(200);
  expect((await board()).is_paid_for).toBe(0);

  await quotation.run((tx) =>
    reportBookingTransfer(tx, {
      buyerId: buyer.id,
      quotationId: quotation.id,
      transfer: { utr: newUtr(), paidOn: "2026-11-21" },
      at: api.clock.now(),
    }),
  );

  expect((await board()).is_paid_for).toBe(1);
  expect((await act("remark")).status).toBe(409);
});
