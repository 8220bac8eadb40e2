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
