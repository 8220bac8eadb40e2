import { randomUUID } from "node:crypto";
import { reconciledApi } from "../../testing/api-of-file";
import { createCatalogue, createListing } from "../../testing/catalogue-world";

const api = reconciledApi();

/** An enquiry as a visitor sends it, found in the queue. */
async function enquiry() {
  const staff = await api.signIn("staff");
  const catalogue = await createCatalogue(api.db);
  const seller_commodity_product_id = await createListing(
    api.db,
    api.clock,
    catalogue,
    (await api.signIn("seller")).id,
  );
  const sent = await api.post("/general-enquiry", {
    name: "Joseph",
    contact_number: "9847012345",
    delivery_location: "Kochi",
    brand_id: catalogue.brandId,
    seller_commodity_product_id,
    requirement: "14 MT",
  });
  expect(sent.status).toBe(200);
  const { data } = (await api.get("/desk/queue/item?kind=inbox&sort=-since", staff)).body;
  return { staff, number: String(data.at(0).number) };
}

it("shows staff an enquiry with everything its sender wrote, and when it was answered", async () => {
  const { staff, number } = await enquiry();
  expect((await api.get(`/desk/inbox/${number}`, staff)).body.data).toMatchObject({
    kind: "enquiry",
    name: "Joseph",
    phone: "9847012345",
    place: "Kochi",
    requirement: "14 MT",
    company: "",
    handled_at: null,
  });
  const done = `/desk/enquiry/${number.slice(1)}/done`;
  const key = { "idempotency-key": randomUUID() };
  expect((await api.post(done, { reason: "Called" }, staff, key)).status).toBe(200);

  const answered = (await api.get(`/desk/inbox/${number}`, staff)).body.data;
  expect(answered.handled_at).toBe(api.clock.now().toISOString());
});

it("shows staff a contact message, and answers 404 for another number", async () => {
  const staff = await api.signIn("staff");
  await api.post("/contact-us", { name: "Balwinder", phone: "9893000147", message: "My GSTIN has changed" });
  const { data } = (await api.get("/desk/queue/item?kind=inbox", staff)).body;
  const { number } = data.find(({ what }: { what: string }) => what === "My GSTIN has changed");

  expect((await api.get(`/desk/inbox/${number}`, staff)).body.data).toMatchObject({
    kind: "message",
    text: "My GSTIN has changed",
    requirement: "",
  });
  expect((await api.get("/desk/inbox/M999999", staff)).status).toBe(404);
});
