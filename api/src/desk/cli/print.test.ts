import { describeAnswer } from "./print";

const forged = "Anil\u001b[2K\u001b[1A\nstatus  paid\u202e\u0007";

it("shows what strangers wrote without letting it control the desk's terminal", () => {
  const thing = describeAnswer({ data: { name: forged, status: "open" } });
  const list = describeAnswer({ data: [{ name: forged, status: "open" }] });

  for (const shown of [thing, list]) {
    expect(shown.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(shown).toContain("Anil\uFFFD[2K\uFFFD[1A status paid\uFFFD\uFFFD");
  }
  expect(thing.split("\n")).toHaveLength(2);
});

it("leaves names in Indian scripts intact", () => {
  expect(describeAnswer({ data: { name: "क्\u200dष स्टील" } })).toBe("name  क्\u200dष स्टील");
});

it("prints in full what people will see once a colleague has confirmed it", () => {
  const shows =
    "Payers will see: Mandi Private Limited, account 00501147000492, IFSC HDFC0001147, UPI ID mandi@hdfcbank";
  const [table, words] = describeAnswer({ data: [{ id: 7, action: "bank-account set", shows }] }).split("\n\n");
  expect(table).not.toContain("Payers");
  expect(words).toBe(`If 7 is confirmed: ${shows}`);
});

it("prints who asked for a batch, who confirmed it, and what came off its payments, to the paisa", () => {
  const debt = { order_id: 4, order: "O2627000091", bill: "GB/7", amount: 1_050 };
  const row = { id: 70, payee: "Deccan Roadways", amount: 59_950, set_off: [debt], status: "agreed" };
  const whole = { ...row, id: 71, amount: 0.5, set_off: [] };
  const batch = { id: 7, made_by: "Meera Kulkarni", asked_by: "Imran Sheikh", amount: 59_950.5, rows: [row, whole] };
  const shown = describeAnswer({ data: batch });
  expect(shown).toMatch(/^confirmed by +Meera Kulkarni$/m);
  expect(shown).toMatch(/^asked by +Imran Sheikh$/m);
  expect(shown).toMatch(/^amount +59,950\.50$/m);
  expect(shown).toMatch(/59,950\.00 +1,050\.00 for bill GB\/7, O2627000091 +agreed$/m);
  expect(shown).toMatch(/ 0\.50 +- +agreed$/m);
});
