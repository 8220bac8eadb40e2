import { apiOfFile } from "../../testing/api-of-file";
import { phoneLogin, wrong } from "./testing/phone-login";

const api = apiOfFile();
const { newPhone, sendTo, lastCode, verify, logIn } = phoneLogin(api);

it("logs an unknown phone in as a new customer with exactly the five user fields", async () => {
  const phone = newPhone();
  expect(await sendTo(phone)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect(lastCode()).toMatch(/^\d{6}$/);
  const answer = await verify(phone, lastCode());
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({ name: "", type: "customer", email: "", phone, company_name: "" });
  expect(answer.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(answer.headers["set-cookie"]).toMatch(
    /^__Host-mandi-bind=[A-Za-z0-9_-]{43}; Max-Age=604800; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  );
});

it("gives the same answer for a known and an unknown phone", async () => {
  const known = await api.signIn("seller");
  const [one, other] = [await sendTo(known.phone), await sendTo(newPhone())];
  expect(one.status).toBe(other.status);
  expect(one.body).toEqual(other.body);
});

it("reports when the code could not be sent, and opens no session", async () => {
  api.failDelivery(true);
  const answer = await sendTo(newPhone());
  expect(answer).toMatchObject({
    status: 503,
    body: { code: "unavailable", message: "The code could not be sent. Please try again in a moment." },
  });
  expect(answer.headers["retry-after"]).toBe("30");
  api.failDelivery(false);
});

it("leaves login, logout and a locked code in the audit trail, with who did what to what", async () => {
  const phone = newPhone();
  const mine = await logIn(phone);
  await api.post("/logout", undefined, mine);
  api.clock.advance(30);
  await sendTo(phone);
  const code = lastCode();
  for (let round = 0; round < 5; round += 1) await verify(phone, wrong(code));

  const { id } = await api.db.selectFrom("users").select("id").where("phone", "=", phone).executeTakeFirstOrThrow();
  const otps = await api.db
    .selectFrom("otp")
    .select(["id", "end_reason"])
    .where("phone", "=", phone)
    .orderBy("id")
    .execute();
  expect(otps.map(({ end_reason }) => end_reason)).toEqual(["used", "locked"]);
  const trail = await api.db
    .selectFrom("audit_event")
    .select(["actor_id", "action", "subject", "request_id"])
    .where("subject", "in", [`user:${id}`, ...otps.map((otp) => `otp:${otp.id}`)])
    .orderBy("id")
    .execute();
  expect(trail).toEqual([
    { actor_id: id, action: "login", subject: `user:${id}`, request_id: expect.any(String) },
    { actor_id: id, action: "logout", subject: `user:${id}`, request_id: expect.any(String) },
    { actor_id: null, action: "login locked", subject: `otp:${otps[1]?.id}`, request_id: expect.any(String) },
  ]);
});

it.each([
  [{}],
  [{ phone: "12345" }],
  [{ phone: "98765432101" }],
  [{ phone: "९८७६५४३२१०" }],
  [{ phone: 9876543210 }],
  [{ phone: ["9876543210"] }],
  [{ phone: "9876543210", type: "staff" }],
])("refuses %j as a login and sends nothing (R-257)", async (body) => {
  const before = api.sentCodes.length;
  expect((await api.post("/otp-login", body)).status).toBe(422);
  expect(api.sentCodes).toHaveLength(before);
});

it("refuses a bad phone in the specification's wording (R-257)", async () => {
  const { body } = await api.post("/otp-login", { phone: "12" });
  expect(body).toEqual({
    code: "invalid",
    message: "Please enter a valid phone number",
    errors: { phone: ["Please enter a valid phone number"] },
  });
});
