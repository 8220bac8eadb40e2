import { isLine } from "@mandi/shared/contract/one-line";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { cutText } from "../cut-text";

it.each([
  ["", "nothing at all"],
  ["M/s Sharma & Sons (Pune) Pvt. Ltd.", "a company"],
  ["O’Neill – Zoë", "accents and typographic signs"],
  ["श्री राम स्टील", "a name with combined letters"],
  ["क्‍ष फ़र्म", "a name whose letters are shaped by a joiner"],
  ["ന്‍ ട്രേഡേഴ്സ്", "a name that ends a letter with a joiner"],
])("accepts %j: %s", (name) => {
  expect(isLine(name)).toBe(true);
});

it.each([
  ["Tata\nSteel", "a line break"],
  ["Tata\r\nSteel", "a Windows line break"],
  ["Tata\u2028Steel", "a line separator"],
  ["Tata\tSteel", "a tab"],
  ["Tata\u0007", "a bell"],
  ["Tata\u0085Steel", "a next line"],
  ["Ta\u202Eleets", "a change of writing direction"],
  ["\u2066Tata\u2069", "an isolate"],
  ["Ta\u200Bta", "a zero-width space"],
  ["\uFEFFTata", "a byte order mark"],
  ["\u200D\u200C", "joiners alone"],
  ["\u3164", "a filler"],
  ["\u2800 \u2800", "an empty pattern"],
])("refuses %j: %s", (name) => {
  expect(isLine(name)).toBe(false);
});

it.each([
  ["steel", 5, "steel"],
  ["steel", 2, "st"],
  ["a😀b", 2, "a😀"],
  ["😀😀", 2, "😀😀"],
])("cuts %j to %i characters without halving one", (text, atMost, cut) => {
  expect(cutText(text, atMost)).toBe(cut);
});

describe("a text that reaches the api", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  const message = { name: "Ramesh", phone: "9893000147", email: "", message: "Rate of TMT?" };
  const stored = async () => (await api.db.selectFrom("contact_message").selectAll().execute()).length;

  it("may not be a name that looks like two, and the answer tells what to leave out", async () => {
    const { status, body } = await api.post("/contact-us", { ...message, name: "Ramesh\u202E\nThe desk" });

    const text = "Please leave out line breaks and invisible characters";
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { name: [text] } });
    expect(await stored()).toBe(0);
  });

  it("may have several lines in a message", async () => {
    expect((await api.post("/contact-us", { ...message, message: "Rate?\nFor 30 MT" })).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  it("may not contain half a character, which the database refuses in JSON", async () => {
    const person = await api.signIn("customer", { name: "Asha" });
    const staff = await api.signIn("staff");
    const before = await api.db.selectFrom("audit_event").select("id").execute();

    const body = { reason: "Rude \ud83d" };
    const answer = await api.post(`/desk/user/${person.id}/suspend`, body, staff, { "idempotency-key": "half" });

    expect(answer).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect(await api.db.selectFrom("audit_event").select("id").execute()).toEqual(before);
  });

  it("is cut between two characters where it is too long for the trail", async () => {
    const staff = await api.signIn("staff");
    const body = { title: `${"?".repeat(199)}😀 and more`, description: "<p>Yes</p>", reason: "Often asked" };

    const answer = await api.post("/desk/faq", body, staff, { "idempotency-key": "long" });

    expect(answer.status).toBe(200);
    const [trail] = await api.db.selectFrom("audit_event").selectAll().where("action", "=", "faq add").execute();
    expect(JSON.stringify(trail?.detail)).toContain("?😀");
  });
});
