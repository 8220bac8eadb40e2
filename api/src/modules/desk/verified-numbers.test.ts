import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

let person: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  staff = await api.signIn("staff");
  person = await api.signIn("customer");
  const form = { user_name: "Asha", company_name: "Asha Steel", address: "Plot 1, Jalna", email: "" };
  const numbers = { gst_number: "27AAPFU0939F1ZV", pan_number: "AAPFU0939F" };
  expect((await api.post("/customer/become-seller", { ...form, ...numbers }, person)).status).toBe(200);
});

let acts = 0;
const verify = (seen: object) => {
  acts += 1;
  const body = { status: "approved", reason: "Documents fit", ...seen };
  return api.post(`/desk/user/${person.id}/verify`, body, staff, { "idempotency-key": `verify-${acts}` });
};
const row = async () => {
  const { data } = (await api.get("/desk/user?type=seller", staff)).body;
  return data.find(({ id }: { id: number }) => id === person.id);
};
const trail = () =>
  api.db.selectFrom("audit_event").select("detail").where("action", "=", "user verify").orderBy("id").execute();

it("approves the numbers that the desk checked, and names them in the trail", async () => {
  const { gst_number, pan_number } = await row();
  expect([gst_number, pan_number]).toEqual(["27AAPFU0939F1ZV", "AAPFU0939F"]);

  expect(await verify({ gst_number: "27 aapfu0939f1zv", pan_number })).toMatchObject({
    status: 200,
    body: { message: "The person is approved." },
  });

  expect((await row()).verification_status).toBe("approved");
  expect((await trail()).at(-1)?.detail).toMatchObject({ gst_number: "27 aapfu0939f1zv", pan_number });
});

it.each([
  ["GST number", { gst_number: "29AAPFU0939F1ZR" }, "gst_number", "29AAPFU0939F1ZR"],
  ["PAN", { pan_number: "AAPFU0939G" }, "pan_number", "AAPFU0939G"],
])(
  "refuses the approval when the person has changed their %s in the meantime, and shows the new one",
  async (_what, change, field, now) => {
    const { gst_number, pan_number } = await row();
    const before = await trail();
    await api.db.updateTable("profile").set(change).where("user_id", "=", person.id).execute();

    const { status, body } = await verify({ gst_number, pan_number });

    const message = `This number has changed since you looked. It is now ${now}.`;
    expect({ status, body }).toEqual({
      status: 409,
      body: { code: "conflict", message, errors: { [field]: [message] } },
    });
    expect((await row()).verification_status).toBe("submitted");
    expect(await trail()).toEqual(before);
    expect((await verify({ gst_number, pan_number, ...change })).status).toBe(200);
  },
);
