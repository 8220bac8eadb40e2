import type { Locator, Page } from "playwright-core";
import { apiOf } from "../harness/api-of";
import { journey } from "../harness/journey";
import { signedIn } from "../harness/sign-in";

interface Quotations {
  readonly total: number;
  readonly data: readonly {
    readonly id: number;
  }[];
}

const site = {
  company_name: "Kulkarni Infra",
  phone: "9893000147",
  gst: "URP",
  address_line_one: "Gate 3, Metro Car Shed",
  address_line_two: "Hinjawadi Phase III",
  pincode: "411057",
  city: "Pune",
  state: "Maharashtra",
};

/** Counts what a person does: each tap, and each field that they type into. */
function countingPerson(page: Page) {
  let taps = 0;
  const tap = async (act: Promise<void>) => {
    taps += 1;
    await act;
  };
  return {
    press: (what: Locator) => tap(what.click()),
    type: (field: Locator, text: string) => tap(field.fill(text)),
    button: (name: string | RegExp) => page.getByRole("button", { name }).first(),
    field: (name: string | RegExp) => page.getByRole("textbox", { name }).first(),
    taps: () => taps,
  };
}

journey("a buyer with one saved address asks for 25 MT from the home page in four taps", async ({ visit }) => {
  const { page } = await visit({ session: await signedIn("siteBuyer"), screen: "phone" });
  await page.goto("/");
  const api = apiOf(page);
  await api.post("/address", site);
  const before = (await api.get("/product-enquiry")) as Quotations;

  const person = countingPerson(page);
  await person.type(person.field("What do you need?"), "12mm tmt fe500d 25 ton Pune 411057");
  await person.press(person.button("Request quotes"));
  await person.press(person.button("Add 1 line"));
  await person.press(person.button("Submit"));
  await page.waitForURL("**/quotation-list");

  expect(person.taps()).toBe(4);
  const after = (await api.get("/product-enquiry")) as Quotations;
  expect(after.total).toBe(before.total + 1);
  const { data: asked } = (await api.get(`/product-enquiry/${after.data[0]?.id}`)) as { readonly data: unknown };
  expect(asked).toMatchObject({
    status: "pending",
    total_quantity: 25,
    commodity_product: { name: "TMT Bar" },
    consignee_detail: { city: "Pune" },
    variation: [{ quantity: 25, value: [expect.objectContaining({ value: "12" }), expect.anything()] }],
  });
});
