import { createTestApi, type TestApi } from "../../testing/test-api";
import { autoApproveSellers, storeSetting } from "../site/settings";

let api: TestApi;
let types: { business: number; seller: number };
beforeAll(async () => {
  api = await createTestApi();
  const business = await api.db
    .insertInto("business_type")
    .values({ name: "Trader" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const seller = await api.db
    .insertInto("seller_type")
    .values({ name: "Manufacturer" })
    .returning("id")
    .executeTakeFirstOrThrow();
  types = { business: business.id, seller: seller.id };
});
afterAll(() => api.close());

const userOf = (id: number) => api.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

const sellerForm = {
  user_name: "Asha",
  company_name: "Asha Steel",
  gst_number: "27AAPFU0939F1ZV",
  email: "asha@steel.example",
  address: "Plot 1, Jalna",
};

it("returns the kinds of business to choose from (R-355)", async () => {
  expect((await api.get("/registration-form-info")).body).toEqual({
    business_type: [{ id: types.business, name: "Trader" }],
    seller_type: [{ id: types.seller, name: "Manufacturer" }],
  });
});

it("saves and shows a buyer's profile (R-348, R-349, R-225)", async () => {
  const buyer = await api.signIn("customer");
  const form = {
    name: "Ravi",
    company_name: "Ravi Traders",
    email: "",
    type: [types.business],
    gst_number: "27 aapfu0939f1zv",
    pan_number: "AAPFU0939F",
    company_address: "Pune",
  };
  expect(await api.post("/customer/update-profile", form, buyer)).toMatchObject({ status: 200 });
  expect((await api.get("/customer/profile", buyer)).body.data).toEqual({
    name: "Ravi",
    phone: buyer.phone,
    email: "",
    user_detail: {
      company_name: "Ravi Traders",
      gst_number: "27AAPFU0939F1ZV",
      pan_number: "AAPFU0939F",
      company_address: "Pune",
      type: [{ id: types.business, name: "Trader" }],
    },
  });
});

it("refuses a kind of business that does not exist and keeps nothing of the form", async () => {
  const buyer = await api.signIn("customer", { name: "Before" });
  const form = { name: "After", company_name: "X", type: [types.business, 999] };
  expect(await api.post("/customer/update-profile", form, buyer)).toMatchObject({
    status: 422,
    body: { errors: { type: [expect.any(String)] } },
  });
  expect((await userOf(buyer.id)).name).toBe("Before");
});

it("keeps numbers that look wrong, and flags them for the desk", async () => {
  const buyer = await api.signIn("customer");
  await api.post("/customer/update-profile", { name: "A", company_name: "B", gst_number: "22AAAAA0000A1Z5" }, buyer);
  const row = await api.db.selectFrom("profile").selectAll().where("user_id", "=", buyer.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ gst_number: "22AAAAA0000A1Z5", doubtful_fields: ["gst_number"] });
});

it("makes a customer a seller at once, with the same session, and they wait for the desk (R-354)", async () => {
  const buyer = await api.signIn("customer");
  const answer = await api.post("/customer/become-seller", { ...sellerForm, seller_type: [types.seller] }, buyer);
  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect(Object.keys(answer.body)).toEqual(["message"]);
  expect(await userOf(buyer.id)).toMatchObject({ type: "seller", verification_status: "submitted", name: "Asha" });
  expect((await api.get("/seller/profile", buyer)).body.data).toMatchObject({
    name: "Asha",
    business_details: { name: "Asha Steel", seller_type: [{ id: types.seller, name: "Manufacturer" }] },
    kyc_details: { gst_number: "27AAPFU0939F1ZV", identity_number: "", address: "Plot 1, Jalna" },
  });
  expect((await api.post("/customer/become-seller", sellerForm, buyer)).status).toBe(403);
});

it("repeats a lost answer to the person who became a seller with it, and names their type in every answer", async () => {
  const buyer = await api.signIn("customer");
  const send = (body: object, key = "lost") =>
    api.post("/customer/become-seller", body, buyer, { "idempotency-key": key });
  const first = await send(sellerForm);
  expect([first.status, first.headers["mandi-user-type"]]).toEqual([200, "customer"]);

  const again = await send(sellerForm);
  expect([again.status, again.body, again.headers["mandi-user-type"]]).toEqual([200, first.body, "seller"]);
  expect((await send(sellerForm, "another")).status).toBe(403);
  const other = await send({ ...sellerForm, user_name: "Another" });
  expect([other.status, other.headers["mandi-user-type"]]).toEqual([403, "seller"]);
  expect(await userOf(buyer.id)).toMatchObject({ type: "seller", name: "Asha" });

  const stranger = await api.signIn("seller");
  const stolen = await api.post("/customer/become-seller", sellerForm, stranger, { "idempotency-key": "lost" });
  expect(stolen.status).toBe(403);
});

it("approves a new seller at once where the desk delegates that", async () => {
  await storeSetting(api.db, autoApproveSellers, true);
  const buyer = await api.signIn("customer");
  await api.post("/customer/become-seller", sellerForm, buyer);
  expect(await userOf(buyer.id)).toMatchObject({ type: "seller", verification_status: "approved" });
  await storeSetting(api.db, autoApproveSellers, false);
});

it("sends an approved seller back to the desk when they become another business", async () => {
  const seller = await api.signIn("seller");
  await api.post("/seller/update-profile", { ...sellerForm, gst_number: "" }, seller);
  await api.post("/seller/update-profile", { ...sellerForm, gst_number: "29AAPFU0939F1ZR" }, seller);
  expect((await userOf(seller.id)).verification_status).toBe("submitted");
});

it("sends an approved transporter back to the desk when they change their numbers, and tells them", async () => {
  const transporter = await api.signIn("transporter");
  await api.db.updateTable("users").set({ verification_status: "approved" }).where("id", "=", transporter.id).execute();
  const form = { name: "Veer", company_name: "Veer Roadlines" };
  const save = (change: object) => api.post("/transporter/update-profile", { ...form, ...change }, transporter);
  expect((await save({ address: "Raipur" })).body.message).toBe("Your profile was updated.");
  expect((await userOf(transporter.id)).verification_status).toBe("approved");
  expect((await save({ aadhar_number: "234123412346" })).body.message).toBe(
    "Your profile was updated. We check your new numbers before you can offer again.",
  );
  expect((await userOf(transporter.id)).verification_status).toBe("submitted");
});

it("keeps a second phone that is not a phone number, and the state of fields that a form does not have (R-305)", async () => {
  const buyer = await api.signIn("customer");
  const doubts = async () => {
    const row = await api.db
      .selectFrom("profile")
      .select(["doubtful_fields", "alternate_phone"])
      .where("user_id", "=", buyer.id)
      .executeTakeFirstOrThrow();
    return [row.alternate_phone, [...row.doubtful_fields].sort()];
  };
  await api.post("/customer/update-profile", { name: "A", company_name: "B", pan_number: "NO PAN" }, buyer);
  const form = { name: "Veer", company_name: "Veer Roadlines" };
  const applied = { ...form, gst_number: "NO GST", alternate_phone: "0771 22 33 44 ext 5" };
  expect((await api.post("/customer/become-transporter", applied, buyer)).status).toBe(200);
  expect(await doubts()).toEqual(["0771223344ext5", ["alternate_phone", "gst_number", "pan_number"]]);

  await api.post("/transporter/update-profile", { ...form, gst_number: "27AAPFU0939F1ZV" }, buyer);
  expect(await doubts()).toEqual(["0771223344ext5", ["alternate_phone", "pan_number"]]);
  const tooLong = { ...form, alternate_phone: "1".repeat(21) };
  expect((await api.post("/transporter/update-profile", tooLong, buyer)).status).toBe(422);
});

it("makes a customer a transporter, but never under another phone (R-371)", async () => {
  const buyer = await api.signIn("customer");
  const form = {
    name: "Veer",
    company_name: "Veer Roadlines",
    phone: "9000000000",
    alternate_phone: "9893000149",
    aadhar_number: "",
    address: "Raipur",
    gst_number: "",
  };
  expect(await api.post("/customer/become-transporter", form, buyer)).toMatchObject({
    status: 422,
    body: { errors: { phone: [expect.any(String)] } },
  });
  expect((await userOf(buyer.id)).type).toBe("customer");
  expect((await api.post("/customer/become-transporter", { ...form, phone: buyer.phone }, buyer)).status).toBe(200);
  expect((await api.get("/transporter/profile", buyer)).body.data).toEqual({
    name: "Veer",
    email: "",
    phone: buyer.phone,
    transporter_detail: {
      company_name: "Veer Roadlines",
      gst_number: "",
      address: "Raipur",
      alternate_phone: "9893000149",
      aadhar_number: "",
    },
  });
});

it("makes a customer either a seller or a transporter, even when they send both requests at once", async () => {
  const buyer = await api.signIn("customer");
  const answers = await Promise.all([
    api.post("/customer/become-seller", sellerForm, buyer),
    api.post("/customer/become-transporter", { name: "V", company_name: "V" }, buyer),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

it.each([
  ["R-289", "/customer/become-seller", "customer", { ...sellerForm, user_name: "" }, "Name is required"],
  ["R-289", "/customer/become-seller", "customer", { ...sellerForm, company_name: "" }, "Company name is required"],
  ["R-289", "/customer/become-seller", "customer", { ...sellerForm, gst_number: "" }, "GST number is required"],
  ["R-282", "/customer/update-profile", "customer", { name: "", company_name: "x" }, "Name is required"],
  ["R-283", "/customer/update-profile", "customer", { name: "x", company_name: "" }, "Company name is required"],
  ["R-284", "/seller/update-profile", "seller", { ...sellerForm, user_name: "" }, "Name is required"],
  ["R-285", "/seller/update-profile", "seller", { ...sellerForm, company_name: "" }, "Company name is required"],
  ["R-286", "/seller/update-profile", "seller", { ...sellerForm, gst_number: "" }, "GST number is required"],
  ["R-287", "/transporter/update-profile", "transporter", { name: "", company_name: "x" }, "Name is requried"],
  ["R-288", "/transporter/update-profile", "transporter", { name: "x", company_name: "" }, "Company name is requried"],
] as const)(
  "answers as %s says: %s of a %s who sends %j with '%s'",
  async (_requirement, path, type, body, message) => {
    expect(await api.post(path, body, await api.signIn(type))).toMatchObject({ status: 422, body: { message } });
  },
);
