import { type PortalSimulator, startSimulator } from "./simulator";

const now = new Date("2026-11-21T20:00:00+05:30");
const ours = "22AAKCM7304E1ZK";
let portal: PortalSimulator;
beforeAll(async () => {
  portal = await startSimulator({ now: () => now });
});
afterAll(() => portal.close());

async function ask(call: string, form: object) {
  const body = JSON.stringify(form);
  return (await fetch(new URL(call, portal.url), { method: "POST", body })).json();
}

const earlier = {
  ...{ ewbNo: 271_000_000_007, userGstin: ours, docNo: "MI2627000003", transDistance: 620, transporterId: "" },
  ...{ ewayBillDate: "2026-11-17 18:50:01", validUpto: "2026-11-21 23:59:00", isCancelled: false },
};
const extension = { ewbNo: earlier.ewbNo, userGstin: ours, remainingDistance: 150 };

it("extends an e-way bill that it made before it was restarted, once it is told of it, and gives no number twice", async () => {
  expect(await ask("extend", extension)).toMatchObject({ error: { code: "9999" } });

  await ask("recallEwb", earlier);

  expect(await ask("extend", extension)).toMatchObject({ data: { validUpto: "2026-11-22 23:59:00" } });
  const made = { userGstin: ours, docNo: "MI2627000004", transDistance: 100, vehicleNo: "MH21X6602" };
  expect(await ask("makeEwb", made)).toMatchObject({ data: { ewayBillNo: 271_000_000_008 } });
  expect(await ask("makeEwb", { ...made, docNo: earlier.docNo })).toMatchObject({ error: { code: "604" } });
});

it("does not extend one that was cancelled before", async () => {
  await ask("recallEwb", { ...earlier, ewbNo: 271_000_000_009, docNo: "MI2627000005", isCancelled: true });
  expect(await ask("extend", { ...extension, ewbNo: 271_000_000_009 })).toMatchObject({ error: { code: "9999" } });
});
