import { apiOfFile } from "../../../testing/api-of-file";
import { runDueJobs, runJob } from "../../../testing/run-jobs";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";
import { askedQuotation } from "./testing/asked-quotation";

const api = apiOfFile();
const quotation = askedQuotation(api);
const { seller, carrier, row, offer, bid, pass } = quotation;

const transporterOf = async (markingId: number | null) =>
  api.db
    .selectFrom("marking")
    .select(["transporter_id", "transport_price_paise", "reason"])
    .where("id", "=", markingId)
    .executeTakeFirst();
const close = async () => {
  await offer(0, 45_000);
  await pass(3_600);
};

it("marks the lowest of the bids that come within two minutes of the first one after the close (decision 0041)", async () => {
  await close();
  const closed = await row();
  api.clock.advance(3_600);
  await bid(0, 1_800);
  await runDueJobs(api);
  expect(await row()).toMatchObject({ status: "pending", desk_note: "late freight" });
  api.clock.advance(119);
  await bid(1, 1_700);
  await runDueJobs(api);
  expect((await row()).status).toBe("pending");

  await pass(1);

  const marked = await row();
  expect(closed).toMatchObject({ status: "pending", desk_note: "no bids" });
  expect(marked).toMatchObject({ status: "Seller Marked", desk_note: null, deadline_at: closed.deadline_at });
  expect(await transporterOf(marked.marking_id)).toEqual({
    transporter_id: carrier(1).id,
    transport_price_paise: 200_600,
    reason: "Lowest landed price with late freight",
  });
});

it("is marked by the sweep of each minute when its job was lost", async () => {
  await close();
  await bid(0, 1_800);
  api.clock.advance(119);
  await runJob(api, "sweep quotations");
  expect((await row()).status).toBe("pending");

  api.clock.advance(1);
  await runJob(api, "sweep quotations");

  const marked = await row();
  expect(marked).toMatchObject({ status: "Seller Marked", desk_note: null });
  expect(await transporterOf(marked.marking_id)).toMatchObject({ transporter_id: carrier(0).id });
});

it("accepts no more offers while it waits for late freight", async () => {
  await close();
  await bid(0, 1_800);

  const late = await offer(1, 40_000);

  expect(late.status).toBe(422);
  await pass(120);
  const markings = await api.db
    .selectFrom("marking")
    .select("seller_id")
    .where("quotation_id", "=", quotation.id)
    .execute();
  expect(markings).toEqual([{ seller_id: seller(0).id }]);
});

it("waits for the desk again when the only late bid was withdrawn", async () => {
  await close();
  await bid(0, 1_800);
  await api.call("DELETE", `/transporter/product-enquiry/${quotation.id}`, { as: carrier(0) });
  await pass(120);

  expect(await row()).toMatchObject({ status: "pending", desk_note: "no bids", marking_id: null });
});

it("leaves a late bid to the desk where automatic marking is off", async () => {
  await close();
  await storeSetting(api.db, marketSettings.markAutomatically, false);
  await bid(0, 1_800);
  await pass(3_600);

  expect(await row()).toMatchObject({ status: "pending", desk_note: "by hand", marking_id: null });
});
