import { toIndianDay } from "@mandi/shared/format/dates";
import { reconciledApi } from "../../testing/api-of-file";
import { newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";
import { storeSetting } from "../site/settings";
import { secondPersonAbove, secondPersonTotal } from "./desk-settings";

const api = reconciledApi();
beforeAll(() => storeSetting(api.db, secondPersonTotal, 100_000_000));

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "Statement", ...body }, as);
const cash = async (as: SignedIn) => (await api.get("/cash-wallet", as)).body.cash_balance;
const underCheck = ({ id }: SignedIn) =>
  api.db.selectFrom("payment").select("id").where("payer_id", "=", id).where("status", "=", "under check").execute();
const today = () => toIndianDay(api.clock.now());

/** A buyer who reports top-ups of these amounts. */
async function reported(...amounts: number[]) {
  const { buyer, staff } = await createMarket(api);
  const utrs = amounts.map(() => newUtr());
  for (const [place, amount] of amounts.entries()) {
    const answer = await api.send("/cash-wallet/top-up", { amount, utr: utrs[place], paid_on: today() }, buyer);
    expect(answer.status).toBe(200);
  }
  return { buyer, staff, utrs };
}

const statement = (...lines: (readonly [text: string, amount: number])[]) =>
  [
    "Date,Narration,Debit,Credit",
    ...lines.map(([text, amount]) => `${today()},NEFT CR-${text}-PAYER,,${amount}.00`),
  ].join("\n");
const linesOf = async (staff: SignedIn, utrs: readonly string[]) =>
  (await api.get("/desk/bank-line", staff)).body.data.filter(({ text }: { text: string }) =>
    utrs.some((utr) => text.includes(utr)),
  );

it("matches received lines with reported transfers by UTR and amount, and shows which are partial, too much or unknown", async () => {
  const { staff, utrs } = await reported(50_000, 60_000, 70_000);
  const [whole = "", part = "", over = ""] = utrs;
  const unknown = newUtr();
  const file = statement([whole, 50_000], [part, 59_000], [over, 71_000], [unknown, 12_345]);
  expect((await act(staff, "/bank-line", { statement: file })).body.message).toBe("4 lines read, 4 of them new.");

  const found = await linesOf(staff, [...utrs, unknown]);
  const matchOf = (utr: string) => found.find(({ text }: { text: string }) => text.includes(utr));
  expect(matchOf(whole)).toMatchObject({ match: "matched", amount: 50_000, claimed: 50_000, utr: whole });
  expect(matchOf(part)).toMatchObject({ match: "part", amount: 59_000, claimed: 60_000 });
  expect(matchOf(over)).toMatchObject({ match: "over", amount: 71_000, claimed: 70_000 });
  expect(matchOf(unknown)).toMatchObject({ match: "none", payment_id: null });
});

it("shows the bank's lines beside a reported transfer: those with its UTR and those with only its amount", async () => {
  const { staff, utrs } = await reported(81_000, 82_000, 83_000);
  const [whole = "", part = "", silent = ""] = utrs;
  const stranger = newUtr();
  const file = statement([whole, 81_000], [part, 80_000], [stranger, 83_000], [newUtr(), 12]);
  await act(staff, "/bank-line", { statement: file });
  const linesBeside = async (utr: string) => {
    const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
    const { bank_lines } = (await api.get(`/desk/payment/${id}`, staff)).body.data;
    return bank_lines.map(({ amount, has_utr }: { amount: number; has_utr: number }) => [amount, has_utr]);
  };

  expect(await linesBeside(whole)).toEqual([[81_000, 1]]);
  expect(await linesBeside(part)).toEqual([[80_000, 1]]);
  expect(await linesBeside(silent)).toEqual([[83_000, 0]]);
});

it("accepts no transfer for more or less than the imported statement shows for its UTR", async () => {
  const { buyer, staff, utrs } = await reported(45_000, 46_000);
  const [part = "", whole = ""] = utrs;
  const before = await cash(buyer);
  await act(staff, "/bank-line", { statement: statement([part, 44_000], [whole, 46_000]) });
  const verify = async (utr: string, received: number, way = "verify") => {
    const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
    return act(staff, `/payment/${id}/${way}`, { received });
  };
  for (const way of ["verify", "into-wallet"]) {
    const refused = await verify(part, 45_000, way);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain("The bank statement shows ₹44,000.00 for this UTR");
  }
  expect(await cash(buyer)).toBe(before);
  expect((await verify(whole, 46_000)).status).toBe(200);
  expect(await cash(buyer)).toBe(before + 46_000);
});

it("hides the bank's lines beside a transfer from anybody who may not read the bank's statement", async () => {
  const { staff, utrs } = await reported(84_000);
  const [utr = ""] = utrs;
  await act(staff, "/bank-line", { statement: statement([utr, 84_000]) });
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
  const shownTo = async (role: "operator" | "approver") => {
    const person = await api.signIn("staff", { roles: [role] });
    const [list, payment] = [await api.get("/desk/bank-line", person), await api.get(`/desk/payment/${id}`, person)];
    return { list: list.status, amount: payment.body.data.amount, lines: payment.body.data.bank_lines?.length };
  };

  expect(await shownTo("operator")).toEqual({ list: 403, amount: 84_000, lines: undefined });
  expect(await shownTo("approver")).toEqual({ list: 200, amount: 84_000, lines: 1 });
});

it("finds in the trail who read in a statement, by the statement's name in the trail", async () => {
  const { staff, utrs } = await reported(85_000);
  await act(staff, "/bank-line", { statement: statement([utrs[0] ?? "", 85_000]) });

  const [newest] = (await api.get("/desk/audit?subject=bank-line", staff)).body.data;

  expect(newest).toMatchObject({ action: "bank-line import", subject: "bank-line", reason: "Statement" });
});

it("keeps a line once, however often its statement is read", async () => {
  const { staff, utrs } = await reported(50_000);
  const file = statement([utrs[0] ?? "", 50_000]);
  await act(staff, "/bank-line", { statement: file });
  expect((await act(staff, "/bank-line", { statement: file })).body.message).toBe("1 line read, 0 of them new.");
  expect(await linesOf(staff, utrs)).toHaveLength(1);
});

it("accepts all matches at once, sends those above the limit to a second person, and leaves the rest under check", async () => {
  await storeSetting(api.db, secondPersonAbove, 65_000);
  const { buyer, staff, utrs } = await reported(50_000, 60_000, 70_000, 40_000);
  const before = await cash(buyer);
  const amounts = [50_000, 60_000, 70_000, 39_000];
  await act(staff, "/bank-line", { statement: statement(...utrs.map((utr, at) => [utr, amounts[at] ?? 0] as const)) });
  const lines = (await linesOf(staff, utrs)).map(({ id }: { id: number }) => id);

  const { body } = await act(staff, "/bank-line/accept", { lines });

  expect(body.message).toBe("2 accepted. 1 waits for a second person. 1 skipped.");
  expect(body.warnings).toEqual([
    expect.stringMatching(/^Line of .+, ₹39,000\.00: no payment under check matches it any more\.$/),
  ]);
  expect(await cash(buyer)).toBe(before + 110_000);
  const left = await linesOf(staff, utrs);
  expect(left.map(({ match }: { match: string }) => match).toSorted()).toEqual(["part", "waits"]);
  expect((await act(staff, "/bank-line/accept", { lines })).body).toMatchObject({
    message: "0 accepted. 1 refused. 3 skipped.",
    warnings: [
      expect.stringContaining("waiting for a second person"),
      ...[50_000, 60_000, 39_000].map(() => expect.stringContaining("no payment under check matches it any more")),
    ],
  });
});

it("lets one received line pay only one transfer, even where the payer wrote a second UTR into its text", async () => {
  const { buyer, staff, utrs } = await reported(50_000, 50_000);
  const before = await cash(buyer);
  await act(staff, "/bank-line", { statement: statement([utrs.join("-"), 50_000]) });
  const lines = (await linesOf(staff, utrs)).map(({ id }: { id: number }) => id);
  expect((await act(staff, "/bank-line/accept", { lines })).body.message).toBe("1 accepted.");
  expect((await act(staff, "/bank-line/accept", { lines })).status).toBe(409);
  for (const { id } of await underCheck(buyer)) {
    expect((await act(staff, `/payment/${id}/verify`, { received: 50_000 })).status).toBe(409);
  }
  expect(await cash(buyer)).toBe(before + 50_000);
});

it("shows matches before unreported lines, however many of those there are", async () => {
  const { staff, utrs } = await reported(50_000);
  const [utr = ""] = utrs;
  const unknown = Array.from({ length: 60 }, (_, at) => [newUtr(), 900 + at] as const);
  await act(staff, "/bank-line", { statement: statement([utr, 50_000], ...unknown) });
  expect(await linesOf(staff, utrs)).toEqual([expect.objectContaining({ match: "matched" })]);
});

it("treats lines with the same UTR in two statements as one payment", async () => {
  const { buyer, staff, utrs } = await reported(50_000);
  const before = await cash(buyer);
  await act(staff, "/bank-line", { statement: statement([utrs[0] ?? "", 50_000], [`MMT/${utrs[0]}`, 50_000]) });
  const lines = (await linesOf(staff, utrs)).map(({ id }: { id: number }) => id);
  expect(lines).toHaveLength(2);
  expect((await act(staff, "/bank-line/accept", { lines })).body.message).toBe("1 accepted. 1 skipped.");
  expect(await cash(buyer)).toBe(before + 50_000);
  expect(await linesOf(staff, utrs)).toEqual([]);
});

it.each([
  ["is no statement", "hello\nworld", "No column headings were found"],
  ["has no payment", "Date,Narration,Credit\n", "no payment"],
  ["has a day in the future", "Date,Narration,Credit\n2030-01-01,NEFT,5", "future"],
])("refuses a file that %s at its field, and keeps nothing", async (_what, file, words) => {
  const staff = await api.signIn("staff");
  const { status, body } = await act(staff, "/bank-line", { statement: file });
  expect(status).toBe(422);
  expect(body.errors.statement[0]).toContain(words);
});

it("accepts nothing where no line matches any more", async () => {
  const staff = await api.signIn("staff");
  expect((await act(staff, "/bank-line/accept", { lines: [999_999] })).status).toBe(409);
});

it("sets aside a line that nobody will report, with a reason and once, until somebody reports its UTR", async () => {
  const { buyer, staff, utrs } = await reported(47_000);
  const [known = ""] = utrs;
  const stranger = newUtr();
  await act(staff, "/bank-line", { statement: statement([known, 47_000], [stranger, 4_711]) });
  const [line] = await linesOf(staff, [stranger]);
  expect((await act(staff, `/bank-line/${line.id}/set-aside`, { reason: "" })).status).toBe(422);

  expect(await act(staff, `/bank-line/${line.id}/set-aside`, { reason: "Interest of the bank" })).toMatchObject({
    status: 200,
    body: { message: "The line is set aside." },
  });

  expect(await linesOf(staff, [stranger])).toEqual([]);
  expect(await linesOf(staff, [known])).toHaveLength(1);
  expect((await act(staff, `/bank-line/${line.id}/set-aside`)).status).toBe(409);
  expect((await act(staff, "/bank-line/999999/set-aside")).status).toBe(404);
  const trail = (await api.get(`/desk/audit?subject=bank-line:${line.id}`, staff)).body.data;
  expect(trail).toMatchObject([{ action: "bank-line set-aside", reason: "Interest of the bank" }]);

  await api.send("/cash-wallet/top-up", { amount: 4_711, utr: stranger, paid_on: today() }, buyer);

  expect(await linesOf(staff, [stranger])).toMatchObject([{ id: line.id, match: "matched" }]);
});

it("finds open lines by words of the narration, the payer, the UTR or the amount, and those that nobody reported", async () => {
  const { staff, utrs } = await reported(50_123);
  const [known = ""] = utrs;
  const unknown = newUtr();
  await act(staff, "/bank-line", { statement: statement([known, 50_123], [unknown, 12_346]) });
  const found = async (query: string) =>
    (await api.get(`/desk/bank-line?${query}`, staff)).body.data.map(({ text }: { text: string }) => text);
  const [both, one] = [expect.stringContaining(known), expect.stringContaining(unknown)];

  expect(await found(`search=payer%20${unknown.toLowerCase()}`)).toEqual([one]);
  expect(await found("search=12,346")).toEqual([one]);
  expect(await found("search=50123%20bala")).toEqual([both]);
  expect(await found(`search=${unknown}&show=reported`)).toEqual([]);
  expect(await found(`search=${known}&show=unreported`)).toEqual([]);
  expect(await found(`search=${known}&show=reported`)).toEqual([both]);
  expect(await found("search=100%25_")).toEqual([]);
  expect(await found(`search=${"9".repeat(22)}`)).toEqual([]);
});
