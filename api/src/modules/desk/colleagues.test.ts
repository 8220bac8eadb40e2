import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

/* Nobody gains sole control by suspending colleagues. Each test has its own desk. */

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

const day = 24 * 3_600;

const isShutOut = async (person: SignedIn) => (await api.get("/desk/queue", person)).status === 401;
const waits = { status: 200, body: { approval_id: expect.any(Number) } };
const done = { status: 200, body: { approval_id: null } };

async function deskOf(count: number): Promise<readonly [SignedIn, ...SignedIn[]]> {
  const [first, ...others] = [await api.signIn("staff"), ...(await more(count - 1))];
  return [first, ...others];
}
const more = async (count: number) => {
  const people: SignedIn[] = [];
  for (let made = 0; made < count; made += 1) people.push(await api.signIn("staff"));
  return people;
};

it("needs a second person to suspend a colleague, and it cannot be that colleague", async () => {
  const [staff, colleague, third] = await deskOf(3);
  if (!colleague || !third) throw new Error("Three people were asked for");
  const asked = await api.act(staff, `/user/${colleague.id}/suspend`);
  expect(asked).toMatchObject(waits);
  expect(await isShutOut(colleague)).toBe(false);

  const path = `/approval/${asked.body.approval_id}`;
  expect((await api.act(colleague, `${path}/confirm`)).status).toBe(403);
  expect((await api.act(colleague, `${path}/decline`)).status).toBe(403);
  expect((await api.act(staff, `${path}/confirm`)).status).toBe(422);
  expect((await api.act(third, `${path}/confirm`)).status).toBe(200);
  expect(await isShutOut(colleague)).toBe(true);
});

it("does not let one person suspend two colleagues at the same moment", async () => {
  const [staff, ...colleagues] = await deskOf(3);

  const answers = await Promise.all(colleagues.map(({ id }) => api.act(staff, `/user/${id}/suspend`)));

  for (const answer of answers) expect(answer).toMatchObject(waits);
  for (const colleague of colleagues) expect(await isShutOut(colleague)).toBe(false);
});

it("lets one of two suspend the other at once, without ever gaining the right to do more alone", async () => {
  const [staff, colleague] = await deskOf(2);
  if (!colleague) throw new Error("Two people were asked for");
  const customer = await api.signIn("customer");
  expect(await api.act(staff, `/user/${colleague.id}/suspend`)).toMatchObject(done);
  expect(await isShutOut(colleague)).toBe(true);

  for (const days of [0, 1, 1, 400]) {
    api.clock.advance(days * day);
    const later = await api.signIn("customer");
    const again = await sessionOf(staff);
    expect(await api.act(again, `/user/${later.id}/appoint`)).toMatchObject(waits);
    expect(await api.act(again, `/user/${later.id}/phone`, { phone: newPhone() })).toMatchObject(waits);
  }
  const settings = { key: "second_person_above_rupees", value: 5_000_000 };
  expect(await api.act(await sessionOf(staff), "/setting", settings)).toMatchObject(waits);
  expect(await api.act(await sessionOf(staff), `/user/${colleague.id}/restore`)).toMatchObject(waits);
  expect((await api.db.selectFrom("users").select("type").where("id", "=", customer.id).executeTakeFirst())?.type).toBe(
    "customer",
  );
});

it("still lets the first person of a new desk do everything but large amounts alone", async () => {
  const [staff] = await deskOf(1);
  const [person, other] = [await api.signIn("customer"), await api.signIn("customer")];

  expect(await api.act(staff, `/user/${other.id}/phone`, { phone: newPhone() })).toMatchObject(done);
  expect(await api.act(staff, `/user/${person.id}/appoint`)).toMatchObject(done);
  expect(await api.act(staff, `/user/${other.id}/appoint`)).toMatchObject(waits);
});

it("refuses to confirm a request whose requester has since been suspended", async () => {
  const [staff, colleague, third] = await deskOf(3);
  if (!colleague || !third) throw new Error("Three people were asked for");
  const customer = await api.signIn("customer");
  const appoint = await api.act(staff, `/user/${customer.id}/appoint`);
  const suspend = await api.act(colleague, `/user/${staff.id}/suspend`);
  await api.act(third, `/approval/${suspend.body.approval_id}/confirm`);

  const confirmed = await api.act(third, `/approval/${appoint.body.approval_id}/confirm`);

  expect(confirmed.body).toMatchObject({ lapsed: true, message: expect.stringContaining("no longer at the desk") });
  expect((await api.db.selectFrom("users").select("type").where("id", "=", customer.id).executeTakeFirst())?.type).toBe(
    "customer",
  );
});

const newPhone = () => `97${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

/** Sessions end after a week; the person logs in again. */
async function sessionOf(person: SignedIn): Promise<SignedIn> {
  const fresh = await api.signIn("customer");
  await api.db.updateTable("session").set({ user_id: person.id }).where("user_id", "=", fresh.id).execute();
  return { ...person, token: fresh.token, binding: fresh.binding };
}
