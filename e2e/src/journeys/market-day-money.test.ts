import { DeskPayoutBatchAnswer, DeskPayoutDueAnswer } from "@mandi/shared/contract/desk/payout";
import { read } from "@mandi/shared/contract/read";
import { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { toIndianDay } from "@mandi/shared/format/dates";
import type { Page } from "playwright-core";
import { apiAs } from "../harness/api-as";
import { type Api, apiOf } from "../harness/api-of";
import { findBreaksOnEveryScreen } from "../harness/axe";
import { journeyOfVisits, type Visits } from "../harness/journey";
import { saveFile } from "../harness/saved-file";
import { signedIn } from "../harness/sign-in";
import { approveOnPhone, openApproval } from "../market-day/approve-on-phone";
import { expectToLeaveQueue, goByRail, openFromQueue } from "../market-day/clerk";

const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name, exact: true });

journeyOfVisits(
  "a clerk's afternoon: five payments from the bank's statement, one refused, a freight bill, a payout that a colleague confirms on a phone, and the files of the month with 0 differences",
  async ({ visit }) => {
    const buyer = await apiAs(visit, "buyer");
    const { page } = await visit({ session: await signedIn("staff") });
    const clerk = apiOf(page);
    await page.goto("/desk");
    await acceptStatement(page, clerk, buyer);
    await refusePayment(page, clerk, visit);
    await approveFreight(page, clerk, await apiAs(visit, "transporter"), visit);
    await payOut(page, clerk, visit);
    await closeMonth(page);
  },
);

const today = () => toIndianDay(Date.now());

/** The buyer reports a transfer into their wallet. @returns its UTR */
async function reportTransfer(buyer: Api, amount: number, place = 0): Promise<string> {
  const utr = `MDAY${Date.now()}${place}`;
  await buyer.post("/cash-wallet/top-up", { amount, utr, paid_on: today() });
  return utr;
}

async function cashOf(buyer: Api): Promise<number> {
  return ((await buyer.get("/cash-wallet")) as { readonly cash_balance: number }).cash_balance;
}

/** One line of six belongs to nobody: it stays visible and is not accepted. */
async function acceptStatement(page: Page, clerk: Api, buyer: Api): Promise<void> {
  const amounts = [1_100, 1_200, 1_300, 1_400, 1_500];
  const utrs: string[] = [];
  for (const [place, amount] of amounts.entries()) utrs.push(await reportTransfer(buyer, amount, place));
  const stranger = `STRANGE${Date.now()}`;
  const lines = [...utrs, stranger].map((utr, place) => `${today()},NEFT CR-${utr}-PAYER,,${amounts[place] ?? 999}.00`);
  const statement = ["Date,Narration,Debit,Credit", ...lines].join("\n");
  const before = await cashOf(buyer);

  await goByRail(page, "Bank statement");
  await page
    .getByLabel("Statement file")
    .setInputFiles({ name: "today.csv", mimeType: "text/csv", buffer: Buffer.from(statement) });
  await button(page, "Import the statement").click();
  const received = page.getByRole("table", { name: "Received" });
  for (const utr of utrs) {
    const line = received.getByRole("row").filter({ hasText: `NEFT CR-${utr}` });
    await line.getByText("UTR and amount agree").waitFor();
  }
  expect(await cashOf(buyer)).toBe(before);

  await expectToLeaveQueue(
    clerk,
    utrs.map((utr) => `payment ${utr}`),
    async () => {
      await page.getByLabel("Reason").fill("Statement of the afternoon");
      await button(page, /^Accept 5 payments, ₹6,500/).click();
      const question = page.getByRole("dialog", { name: "Accept 5 payments?" });
      await question.getByRole("button", { name: /^Accept/ }).click();
      await question.waitFor({ state: "detached" });
      await page.getByText("No payment matches.").waitFor();
    },
  );
  expect(await cashOf(buyer)).toBe(before + 6_500);
  await received.getByText(stranger).waitFor();
  for (const utr of utrs) expect(await received.getByText(utr).count()).toBe(0);
}

/** The payer sees the reason on their phone, and their balance is unchanged. */
async function refusePayment(page: Page, clerk: Api, visit: Visits["visit"]): Promise<void> {
  const { page: phone } = await visit({ session: await signedIn("buyer"), screen: "phone" });
  const buyer = apiOf(phone);
  const utr = await reportTransfer(buyer, 2_345);
  const before = await cashOf(buyer);
  const reason = `No transfer ${utr} has come`;
  await expectToLeaveQueue(clerk, [`payment ${utr}`], async () => {
    await openFromQueue(page, "Payment", utr);
    await page.getByLabel("Reason").fill(reason);
    await button(page, "Reject").click();
    await page.getByRole("dialog", { name: "Reject this payment?" }).getByRole("button", { name: "Reject" }).click();
    await page.getByText(/^Rejected by/).waitFor();
  });
  expect(await cashOf(buyer)).toBe(before);
  await phone.goto("/wallet");
  await phone.getByText(reason, { exact: true }).filter({ visible: true }).waitFor();
}

/** Whoever checked a bill approves it with a colleague. */
async function approveFreight(page: Page, clerk: Api, carrier: Api, visit: Visits["visit"]): Promise<void> {
  const billed = async () =>
    read(FreightBillListAnswer, await carrier.get("/transporter/freight-bill")).data.flatMap(({ bill, state }) =>
      bill === null ? [] : [{ number: bill.number, state }],
    );
  const before = await billed();
  const number = before.find(({ state }) => state === "submitted")?.number ?? "";
  const standsAt = (state: string) => before.map((bill) => (bill.number === number ? { number, state } : bill));
  const decide = async (verb: string) => {
    await button(page, verb).click();
    const question = page.getByRole("dialog", { name: verb });
    await question.getByLabel("Reason").fill("As on the transport receipt");
    await question.getByRole("button", { name: verb }).click();
    await question.waitFor({ state: "detached" });
  };
  await expectToLeaveQueue(clerk, [`freight bill ${number}`], async () => {
    await openFromQueue(page, "Freight bill", number);
    await decide("Mark as checked");
    await button(page, "Approve").waitFor();
    expect(await billed()).toEqual(standsAt("checked"));
    await decide("Approve");
    await approveOnPhone(visit, await openApproval(page), "As on the transport receipt");
    expect((await billed()).find((one) => one.number === number)?.state).not.toBe("checked");
  });
  const [bill] = (await billed()).filter((one) => one.number === number);
  expect(["approved", "part paid", "paid"]).toContain(bill?.state);
}

/** Before a second person has confirmed it, a batch contains nothing and has no file to save. */
async function payOut(page: Page, clerk: Api, visit: Visits["visit"]): Promise<void> {
  const dueNow = async () => read(DeskPayoutDueAnswer, await clerk.get("/desk/payout-due")).data;
  const due = await dueNow();
  expect(due.length).toBeGreaterThan(0);
  await goByRail(page, "Payouts");
  // What would give up TDS is chosen by hand.
  for (const { payee, order } of due.filter(({ at_risk = 0 }) => at_risk > 0)) {
    await page.getByRole("checkbox", { name: `Pay ${payee}, ${order}` }).check();
  }
  await page.getByLabel("Reason").fill("Payouts of the day");
  await button(page, /^Ask for confirmation/).click();
  const question = page.getByRole("dialog", { name: /^Ask for a batch of/ });
  await question.getByRole("button", { name: /^Ask for confirmation/ }).click();
  const number = await openApproval(page);
  await expectToLeaveQueue(clerk, [`second person ${number}`], () =>
    approveOnPhone(visit, number, "Payouts of the day"),
  );
  expect(await dueNow()).toEqual([]);

  await goByRail(page, "Payouts");
  await page.getByRole("table", { name: "Batches" }).getByRole("link").first().click();
  const save = button(page, "Save the bank file");
  await save.waitFor();
  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  const { rows } = read(DeskPayoutBatchAnswer, await clerk.get(`/desk/payout-batch/${id}`)).data;
  expect(rows.map(({ order, to, amount }) => ({ order, to, amount }))).toEqual(
    due.map(({ order, to, amount }) => ({ order, to, amount })),
  );
  const file = await saveFile(page, save);
  expect(file.name).toBe(`payout-batch-${id}.csv`);
  const [head, ...lines] = file.text.trim().split("\r\n");
  expect(head).toBe("beneficiary code,beneficiary name,amount,reference,remarks");
  expect(lines).toEqual(
    rows.map((row) => [row.code, row.payee, row.amount.toFixed(2), `B${id}-${row.id}`, row.order].join(",")),
  );
}

/** The month's files for the tax office and the accountant, and the books recounted after the day. */
async function closeMonth(page: Page): Promise<void> {
  await goByRail(page, "Books");
  const parts = page.getByRole("navigation", { name: "Parts of the books" });
  await parts.getByRole("link", { name: "Exports" }).click();
  await page.getByText(/^0 differences\./).waitFor();
  const month = await page.getByLabel("Month", { exact: true }).inputValue();
  const gstr1 = await saveFile(page, button(page, /^GSTR-1 of/));
  expect(gstr1.name).toMatch(new RegExp(`^gstr1-[0-9]{2}[0-9A-Z]{13}-${month}\\.json$`));
  expect(JSON.parse(gstr1.text)).toMatchObject({ fp: `${month.slice(5)}${month.slice(0, 4)}` });
  const vouchers = await saveFile(page, button(page, "Tally vouchers, XML"));
  expect(vouchers.name).toBe(`tally-vouchers-${month}.xml`);
  expect(vouchers.text).toContain("<VOUCHER");
  await expectNoBreaks(page);

  await parts.getByRole("link", { name: "Reconciliation" }).click();
  await page.getByText("0 differences: every balance, document and tax agrees with the entries.").waitFor();
  await expectNoBreaks(page);
}

const expectNoBreaks = (page: Page) => expect(findBreaksOnEveryScreen(page)).resolves.toEqual([]);
