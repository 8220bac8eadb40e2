import { formatPhone } from "@mandi/shared/format/phone";
import { secondsAfter } from "../../platform/clock";
import { runJob } from "../../testing/run-jobs";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
let staff: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff");
  colleague = await api.signIn("staff");
});
afterAll(() => api.close());

const newPhone = () => `98${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "Lost their phone", ...body }, as);
async function change(person: { readonly id: number }, phone: string) {
  const asked = await act(staff, `/user/${person.id}/phone`, { phone });
  return { asked, confirm: () => act(colleague, `/approval/${asked.body.approval_id}/confirm`) };
}
const userOf = (phone: string) =>
  api.db.selectFrom("users").select(["id", "phone"]).where("phone", "=", phone).executeTakeFirst();
const codeOf = (phone: string) => api.sentCodes.filter((sent) => sent.phone === phone).at(-1)?.code ?? "";
const verify = (phone: string, otp: string) => api.post("/verify-otp", { phone, otp });

it("lets a person log in with another number once a second person has confirmed it", async () => {
  const person = await api.signIn("customer");
  const phone = newPhone();
  const { asked, confirm } = await change(person, phone);
  expect(asked.body).toMatchObject({ message: "A second person must confirm this." });
  expect((await api.get("/address", person)).status).toBe(200);
  expect(await userOf(person.phone)).toMatchObject({ id: person.id });
  const { body: read } = await api.get(`/desk/approval?id=${asked.body.approval_id}`, colleague);
  // Both numbers, so that the second person sees which one is given up.
  expect(read.data[0]).toMatchObject({
    shows: `New phone: ${formatPhone(phone)}`,
    stands: `Phone now: ${formatPhone(person.phone)}`,
  });

  expect((await confirm()).status).toBe(200);

  expect((await api.get("/address", person)).status).toBe(401);
  expect(await userOf(person.phone)).toBeUndefined();
  await api.post("/otp-login", { phone });
  expect((await verify(phone, codeOf(phone))).status).toBe(200);
  expect(await userOf(phone)).toMatchObject({ id: person.id });
  const trail = api.db.selectFrom("audit_event").selectAll().where("subject", "=", `user:${person.id}`);
  expect(await trail.where("action", "=", "user phone").execute()).toMatchObject([
    { actor_id: colleague.id, detail: { from: person.phone, to: phone } },
  ]);
});

it("takes any number with which a person can log in", async () => {
  const person = await api.signIn("customer");
  const phone = newPhone().replace("98", "12");

  expect((await (await change(person, phone)).confirm()).status).toBe(200);

  await api.post("/otp-login", { phone });
  expect((await verify(phone, codeOf(phone))).status).toBe(200);
  expect(await userOf(phone)).toMatchObject({ id: person.id });
});

it("ends the active codes of both numbers, so that nobody logs in with the old one", async () => {
  const person = await api.signIn("customer");
  const phone = newPhone();
  await api.post("/otp-login", { phone: person.phone });
  await api.post("/otp-login", { phone });
  const [before, after] = [codeOf(person.phone), codeOf(phone)];

  await (await change(person, phone)).confirm();

  expect((await verify(person.phone, before)).status).toBe(422);
  expect((await verify(phone, after)).status).toBe(422);
  expect(await userOf(person.phone)).toBeUndefined();
});

/** A message to a person in the outbox that could not be sent this many times. */
async function waitingFor(person: { readonly id: number; readonly phone: string }, failed: object = {}) {
  const { id } = await api.db
    .insertInto("notification")
    .values({
      user_id: person.id,
      kind: "order moved",
      text: "Waits",
      link: null,
      created_at: api.clock.now(),
      read_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const waiting = { notification_id: id, phone: person.phone, text: "Waits", link: null, created_at: api.clock.now() };
  await api.db
    .insertInto("outbox")
    .values({ ...waiting, sent_at: null, last_error: null, ...failed })
    .execute();
}

it("notifies the previous number, and sends pending messages to the new one", async () => {
  const person = await api.signIn("customer");
  const phone = newPhone();
  await waitingFor(person);

  await (await change(person, phone)).confirm();

  const unsent = await api.db.selectFrom("outbox").select(["phone", "text"]).orderBy("id").execute();
  expect(unsent.filter((sent) => [person.phone, phone].includes(sent.phone))).toEqual([
    { phone, text: "Waits" },
    { phone: person.phone, text: expect.stringContaining(`ends in ${phone.slice(-4)}`) },
  ]);
});

it("warns the first number of its change even where the number is changed again before the notice is sent", async () => {
  const person = await api.signIn("customer");
  const [next, last] = [newPhone(), newPhone()];
  await (await change(person, next)).confirm();
  await (await change(person, last)).confirm();

  const unsent = await api.db.selectFrom("outbox").select(["phone", "text"]).orderBy("id").execute();
  expect(unsent.filter(({ phone }) => [person.phone, next, last].includes(phone))).toEqual([
    { phone: person.phone, text: expect.stringContaining(`ends in ${next.slice(-4)}`) },
    { phone: next, text: expect.stringContaining(`ends in ${last.slice(-4)}`) },
  ]);
});

it("sends to the new number also what was given up because the previous one was wrong", async () => {
  const [person, other] = [await api.signIn("customer"), await api.signIn("customer")];
  const phone = newPhone();
  const at = api.clock.now();
  const givenUp = {
    attempts: 8,
    next_at: secondsAfter(at, 3_600),
    given_up_at: at,
    last_error: "The gateway answered 422",
  };
  for (const { id, phone: to } of [person, other]) await waitingFor({ id, phone: to }, givenUp);

  await (await change(person, phone)).confirm();
  await runJob(api, "sweep outbox");

  const waits = api.db.selectFrom("outbox").select(["phone", "sent_at", "given_up_at"]).where("text", "=", "Waits");
  expect(await waits.where("phone", "in", [person.phone, phone, other.phone]).orderBy("id").execute()).toEqual([
    { phone, sent_at: expect.any(Date), given_up_at: null },
    { phone: other.phone, sent_at: null, given_up_at: at },
  ]);
});

it("refuses a number that is in use, unchanged or invalid", async () => {
  const [person, other] = [await api.signIn("customer"), await api.signIn("customer")];
  const { asked: taken } = await change(person, other.phone);
  expect(taken.body.errors).toEqual({ phone: ["This number belongs to another person"] });
  const { asked: same } = await change(other, other.phone);
  expect(same.body.errors).toEqual({ phone: ["This is already the person's number"] });
  expect((await act(staff, `/user/${person.id}/phone`, { phone: "12" })).status).toBe(422);
  expect((await change({ id: 999_999 }, newPhone())).asked.status).toBe(404);
  expect((await api.get("/address", person)).status).toBe(200);
  expect(await userOf(person.phone)).toMatchObject({ id: person.id });
});
