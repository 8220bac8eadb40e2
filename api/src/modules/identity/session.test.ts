import { apiOfFile } from "../../testing/api-of-file";
import { phoneLogin } from "./testing/phone-login";

const api = apiOfFile();
const { newPhone, sendTo, lastCode, verify, logIn } = phoneLogin(api);

it("stores neither the token, the binding nor the code in plain text", async () => {
  const { token, binding } = await logIn();
  const rows = await api.db.selectFrom("session").selectAll().execute();
  const text = JSON.stringify([rows, await api.db.selectFrom("otp").selectAll().execute()]);
  for (const secret of [token, binding, Buffer.from(token).toString("hex")]) expect(text).not.toContain(secret);
  expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
});

it("requires both halves of the session", async () => {
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

it("ends a person's sessions on all other devices at their request, and nobody else's", async () => {
  const phone = newPhone();
  const lost = await logIn(phone);
  api.clock.advance(30);
  const mine = await logIn(phone);
  const stranger = await logIn();
  const endOthers = (session: typeof mine) => api.post("/logout-others", undefined, session);

  expect(await endOthers(mine)).toMatchObject({ status: 200, body: { message: "Logged out on 1 other device." } });
  expect((await endOthers(lost)).status).toBe(401);
  expect(await endOthers(mine)).toMatchObject({
    status: 200,
    body: { message: "You are not logged in on any other device." },
  });
  expect((await endOthers(stranger)).status).toBe(200);
  const trail = api.db.selectFrom("audit_event").select(["subject", "detail"]).orderBy("id");
  const [first] = await trail.where("action", "=", "logout of other devices").execute();
  expect(first?.detail).toEqual({ ended: 1 });
});

it("shuts out a suspended user at once: 401 on an open session, 403 at the next login", async () => {
  const phone = newPhone();
  const mine = await logIn(phone);
  await api.db.updateTable("users").set({ suspended_at: api.clock.now() }).where("phone", "=", phone).execute();
  expect((await api.post("/logout", undefined, mine)).status).toBe(401);
  api.clock.advance(60);
  await sendTo(phone);
  expect(await verify(phone, lastCode())).toMatchObject({ status: 403, body: { code: "suspended" } });
});

it("keeps a person logged in on at most ten devices: the next login ends the oldest session, says so and affects nobody else", async () => {
  const [phone, stranger] = [newPhone(), await logIn()];
  const devices: Awaited<ReturnType<typeof logIn>>[] = [];
  for (let count = 0; count < 10; count += 1) {
    devices.push(await logIn(phone));
    api.clock.advance(400);
  }
  await sendTo(phone);
  const answer = await verify(phone, lastCode());

  expect(answer.body.message).toBe("You are logged in. More than 10 devices: the oldest is logged out.");
  const states = await Promise.all(devices.map(async (device) => (await api.get("/address", device)).status));
  expect(states).toEqual([401, ...Array.from({ length: 9 }, () => 200)]);
  expect((await api.get("/address", stranger)).status).toBe(200);
  const [trail] = await api.db
    .selectFrom("audit_event")
    .select("detail")
    .where("action", "=", "login")
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  expect(trail?.detail).toEqual({ ended: 1 });
});
