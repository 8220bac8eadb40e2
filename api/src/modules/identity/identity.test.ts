import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ poolSize: 20 });
});
afterAll(() => api.close());

let given = 0;
function newPhone(): string {
  given += 1;
  return `91${String(given).padStart(8, "0")}`;
}
function newAddress(): string {
  given += 1;
  return `10.0.${Math.floor(given / 250)}.${(given % 250) + 1}`;
}

async function sendTo(phone: string, ip = newAddress()) {
  return api.call("POST", "/otp-login", { body: { phone }, ip });
}
const lastCode = (): string => api.sentCodes.at(-1)?.code ?? "";
const verify = (phone: string, otp: string) => api.post("/verify-otp", { phone, otp });
const wrong = (code: string): string => (code === "000000" ? "000001" : "000000");

function bindingOf(headers: Readonly<Record<string, unknown>>): string {
  return /__Host-mandi-bind=([^;]*)/.exec(String(headers["set-cookie"]))?.[1] ?? "";
}

async function logIn(phone = newPhone()) {
  await sendTo(phone);
  const answer = await verify(phone, lastCode());
  return { token: String(answer.body.token), binding: bindingOf(answer.headers), answer };
}

it("logs an unknown phone in as a new customer with exactly the five user fields (H-01, H-59, R-324)", async () => {
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

it("stores neither the token, the binding nor the code in plain", async () => {
  const { token, binding } = await logIn();
  const rows = await api.db.selectFrom("session").selectAll().execute();
  const text = JSON.stringify([rows, await api.db.selectFrom("otp").selectAll().execute()]);
  for (const secret of [token, binding, Buffer.from(token).toString("hex")]) expect(text).not.toContain(secret);
  expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
});

it("says how many tries are left, locks the code after five, and a right code is then too late (R-324, R-390)", async () => {
  const phone = newPhone();
  await sendTo(phone);
  const code = lastCode();
  for (const left of ["4 tries", "3 tries", "2 tries", "1 try"]) {
    expect(await verify(phone, wrong(code))).toMatchObject({
      status: 422,
      body: {
        code: "otp_wrong",
        message: `The code does not match. ${left} left.`,
        errors: { otp: [`The code does not match. ${left} left.`] },
      },
    });
  }
  expect(await verify(phone, wrong(code))).toMatchObject({ status: 422, body: { code: "otp_locked" } });
  expect(await verify(phone, code)).toMatchObject({ status: 422, body: { code: "otp_locked" } });
});

it("evaluates exactly five of a hundred guesses made at the same moment", async () => {
  const phone = newPhone();
  await sendTo(phone);
  const code = lastCode();
  const answers = await Promise.all(Array.from({ length: 100 }, () => verify(phone, wrong(code))));
  const evaluated = answers.filter(({ body }) => /does not match/.test(body.message));
  const locked = answers.filter(({ body }) => body.code === "otp_locked");
  expect(evaluated).toHaveLength(4);
  expect(evaluated.length + locked.length).toBe(100);
  const row = await api.db
    .selectFrom("otp")
    .select(["attempts", "end_reason"])
    .where("phone", "=", phone)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ attempts: 5, end_reason: "locked" });
});

it("lets one code open one session only, however many requests bring it at once", async () => {
  const phone = newPhone();
  await sendTo(phone);
  const code = lastCode();
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(phone, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await verify(phone, code)).toMatchObject({ status: 422, body: { code: "otp_expired" } });
});

it("takes a code for 60 s and not longer (R-400)", async () => {
  const phone = newPhone();
  await sendTo(phone);
  api.clock.advance(60);
  expect(await verify(phone, lastCode())).toMatchObject({ status: 422, body: { code: "otp_expired" } });
});

it("voids the old code when a new one is sent, which it does after 30 s (H-26)", async () => {
  const phone = newPhone();
  await sendTo(phone);
  const old = lastCode();
  api.clock.advance(20);
  const refused = await sendTo(phone);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: "too_many", message: "Please wait 10 s before asking for another code." },
  });
  expect(refused.headers["retry-after"]).toBe("10");
  api.clock.advance(10);
  expect(await sendTo(phone)).toMatchObject({ status: 200 });
  if (old !== lastCode()) expect(await verify(phone, old)).toMatchObject({ status: 422, body: { code: "otp_wrong" } });
  expect(await verify(phone, lastCode())).toMatchObject({ status: 200 });
});

it("sends at most five codes to a phone within any hour and twenty within any day", async () => {
  const phone = newPhone();
  const sentAt: number[] = [];
  for (let minute = 0; minute < 26 * 60; minute += 5) {
    const { status } = await sendTo(phone);
    if (status === 200) sentAt.push(minute);
    api.clock.advance(5 * 60);
  }
  const within = (minutes: number): number =>
    Math.max(...sentAt.map((from) => sentAt.filter((at) => at >= from && at < from + minutes).length));
  expect(within(60)).toBe(5);
  expect(within(24 * 60)).toBe(20);
});

it("does not count a code that came back right: someone who logs in and out all day is not locked out", async () => {
  const phone = newPhone();
  const ip = newAddress();
  for (let round = 0; round < 8; round += 1) {
    expect(await sendTo(phone, ip)).toMatchObject({ status: 200 });
    const body = { phone, otp: lastCode() };
    expect(await api.call("POST", "/verify-otp", { body, ip })).toMatchObject({ status: 200 });
  }
  for (let round = 0; round < 5; round += 1) {
    expect(await sendTo(phone, ip)).toMatchObject({ status: 200 });
    api.clock.advance(60);
  }
  expect(await sendTo(phone, ip)).toMatchObject({ status: 429 });
});

it("can be opened again by an operator for a phone whose codes a stranger has used up (docs/security.md)", async () => {
  const [phone, bystander] = [newPhone(), newPhone()];
  for (const victim of [phone, bystander]) {
    const stranger = newAddress();
    for (let round = 0; round < 5; round += 1) {
      expect(await sendTo(victim, stranger)).toMatchObject({ status: 200 });
      api.clock.advance(60);
    }
    expect(await sendTo(victim)).toMatchObject({ status: 429 });
  }

  await api.db.deleteFrom("limit_event").where("bucket", "=", `otp phone ${phone}`).execute();

  expect(await sendTo(phone)).toMatchObject({ status: 200 });
  expect(await verify(phone, lastCode())).toMatchObject({ status: 200 });
  expect(await sendTo(bystander)).toMatchObject({ status: 429 });
});

it("sends at most thirty codes per address and hour, over all phones, also at the same moment", async () => {
  const ip = newAddress();
  const before = api.sentCodes.length;
  const answers = await Promise.all(Array.from({ length: 40 }, () => sendTo(newPhone(), ip)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(api.sentCodes.length - before).toBe(30);
});

it("counts an IPv6 caller by its /64 and believes a proxy header only on the loopback interface", async () => {
  const from = (ip: string, headers = {}) =>
    api.call("POST", "/otp-login", { body: { phone: newPhone() }, ip, headers });
  for (let host = 1; host <= 30; host += 1) expect((await from(`2001:db8:1:1::${host.toString(16)}`)).status).toBe(200);
  expect((await from("2001:db8:1:1:ffff::1")).status).toBe(429);
  expect((await from("2001:db8:1:2::1")).status).toBe(200);
  const stranger = newAddress();
  for (let host = 1; host <= 30; host += 1) await from(stranger, { "x-forwarded-for": `192.0.2.${host}` });
  expect((await from(stranger, { "x-forwarded-for": "192.0.2.99" })).status).toBe(429);
});

it("answers a known and an unknown phone alike", async () => {
  const known = await api.signIn("seller");
  const [one, other] = [await sendTo(known.phone), await sendTo(newPhone())];
  expect(one.status).toBe(other.status);
  expect(one.body).toEqual(other.body);
});

it("says so when the code could not be sent, and opens nothing", async () => {
  api.failDelivery(true);
  const answer = await sendTo(newPhone());
  expect(answer).toMatchObject({
    status: 503,
    body: { code: "unavailable", message: "The code could not be sent. Please try again in a moment." },
  });
  expect(answer.headers["retry-after"]).toBe("30");
  api.failDelivery(false);
});

it("demands both halves of the session (ARCHITECTURE 5)", async () => {
  const mine = await logIn();
  const other = await logIn();
  expect((await api.post("/logout", undefined, { token: mine.token, binding: other.binding })).status).toBe(401);
  expect((await api.post("/logout", undefined, { token: mine.token, binding: "" })).status).toBe(401);
  const twice = {
    authorization: `Bearer ${mine.token}`,
    cookie: `__Host-mandi-bind=${mine.binding}; __Host-mandi-bind=x`,
  };
  expect((await api.call("POST", "/logout", { headers: twice })).status).toBe(401);
  expect((await api.post("/logout", undefined, mine)).status).toBe(200);
});

it("ends the session at logout and after seven days (R-403)", async () => {
  const mine = await logIn();
  const answer = await api.post("/logout", undefined, mine);
  expect(answer).toMatchObject({ status: 200, body: { message: "You are logged out!!" } });
  expect(answer.headers["set-cookie"]).toContain("Max-Age=0");
  expect(await api.post("/logout", undefined, mine)).toMatchObject({ status: 401, body: { code: "signed_out" } });
  const later = await logIn();
  api.clock.advance(7 * 24 * 3600);
  expect((await api.post("/logout", undefined, later)).status).toBe(401);
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

it("keeps a suspended user out at once: 401 on an open session, 403 at the next login", async () => {
  const phone = newPhone();
  const mine = await logIn(phone);
  await api.db.updateTable("users").set({ suspended_at: api.clock.now() }).where("phone", "=", phone).execute();
  expect((await api.post("/logout", undefined, mine)).status).toBe(401);
  api.clock.advance(60);
  await sendTo(phone);
  expect(await verify(phone, lastCode())).toMatchObject({ status: 403, body: { code: "suspended" } });
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

it("gives the documents' wording for a bad phone (R-257)", async () => {
  const { body } = await api.post("/otp-login", { phone: "12" });
  expect(body).toEqual({
    code: "invalid",
    message: "Please enter a valid phone number",
    errors: { phone: ["Please enter a valid phone number"] },
  });
});
