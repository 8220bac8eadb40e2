import { toIndianDay } from "@mandi/shared/format/dates";
import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";

/* A month of a busy account: 3,000 lines. */

const api = apiOfFile();

const send = (as: SignedIn, statement: string) =>
  api.send("/desk/bank-line", { statement, reason: "Statement of the month" }, as);
const stored = async () =>
  Number(
    (
      await api.db
        .selectFrom("bank_line")
        .select(({ fn }) => fn.countAll().as("lines"))
        .executeTakeFirstOrThrow()
    ).lines,
  );
const today = () => toIndianDay(api.clock.now());
const utrOf = (bank: string, place: number) => `${bank}${String(place).padStart(16 - bank.length, "0")}`;
const places = (count: number) => Array.from({ length: count }, (_, place) => place);

const csvOf = (count: number) =>
  [
    "Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance",
    ...places(count).map((place) => {
      const utr = utrOf("UTIBR", place);
      return `${today()},"NEFT CR-UTIB0000248-VIDARBHA INFRA PROJECTS NAGPUR-${utr}",${utr},,"11,94,350.00","98,55,000.00"`;
    }),
  ].join("\r\n");

const mt940Of = (count: number) => {
  const day = today().slice(2).replaceAll("-", "");
  const lines = places(count).flatMap((place) => [
    `:61:${day}${day.slice(2)}C1194350,00NTRFNONREF//${utrOf("HDFCR", place)}`,
    ":86:NEFT VIDARBHA INFRA PROJECTS NAGPUR PAYMENT FOR TMT BARS OF NOVEMB",
    "ER AND THE REST OF THE LAST ORDER",
  ]);
  return [":20:STATEMENT", `:60F:C${day}INR1000,00`, ...lines, `:62F:C${day}INR1194849,50`, "-"].join("\r\n");
};

it.each([
  ["CSV", csvOf],
  ["MT940", mt940Of],
])("imports a month of 3,000 lines in %s at once, and nothing twice", async (_format, statementOf) => {
  const staff = await api.signIn("staff");
  const before = await stored();
  const statement = statementOf(3_000);
  expect(statement.length).toBeGreaterThan(300_000);

  expect((await send(staff, statement)).body).toMatchObject({ message: "3,000 lines read, 3,000 of them new." });
  expect(await stored()).toBe(before + 3_000);
  expect((await send(staff, statement)).body).toMatchObject({ message: "3,000 lines read, 0 of them new." });
  expect(await stored()).toBe(before + 3_000);
});

it.each([
  [
    "lines",
    () => `Date,Narration,Credit\n${`${today()},N,1\n`.repeat(10_001)}`,
    "This statement has 10,001 lines; at most 10,000 can be imported at once. Please export fewer days at once.",
  ],
  [
    "bytes",
    () => "x".repeat(2 * 1024 * 1024 + 1),
    "A statement has at most 2 MB. Please export fewer days at once and import each file",
  ],
])(
  "refuses a statement of more %s than it reads at once, says the limit and what to do, and keeps none of it",
  async (_what, statement, text) => {
    const staff = await api.signIn("staff");
    const before = await stored();

    const { status, body } = await send(staff, statement());

    expect([status, body.errors?.statement]).toEqual([422, [text]]);
    expect(await stored()).toBe(before);
  },
);

it("takes no large statement from anybody who may not import one, and a larger body from nobody", async () => {
  const before = await stored();
  const large = csvOf(3_000);
  expect((await send(await api.signIn("customer"), large)).status).toBe(403);
  expect((await send(await api.signIn("staff", { roles: ["operator"] }), large)).status).toBe(403);
  expect((await send(await api.signIn("staff"), "x".repeat(5 * 1024 * 1024))).status).toBe(413);
  expect(await stored()).toBe(before);
});
