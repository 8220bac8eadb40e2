import { setTimeout as pause } from "node:timers/promises";
import { Integer, Object as ObjectOf, String as StringOf } from "typebox";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { Refusal } from "../errors";
import { defineRoute } from "./route";

/** A write whose effect can be counted: it leaves one audit event. */
let isRefusing = false;
const body = ObjectOf({ amount: Integer({ minimum: 0, maximum: 100 }) }, { additionalProperties: false });
const routes = (["optional", "required"] as const).map((idempotency) =>
  defineRoute({
    method: "POST",
    path: `/${idempotency}`,
    summary: "Counted write",
    access: "signed-in",
    rate: "write",
    idempotency,
    body,
    answer: ObjectOf({ message: StringOf(), id: Integer() }),
    async handle({ db, actor, body: { amount }, clock }) {
      const { id } = await db
        .insertInto("audit_event")
        .values({
          at: clock.now(),
          actor_id: actor.id,
          action: "counted",
          subject: `amount:${amount}`,
          reason: null,
          detail: "{}",
          request_id: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await pause(20);
      if (isRefusing) throw new Refusal("refused");
      return { message: "Done.", id };
    },
  }),
);

let api: TestApi;
let buyer: SignedIn;
beforeAll(async () => {
  api = await createTestApi({ routes, poolSize: 20 });
});
afterAll(() => api.close());
beforeEach(async () => {
  isRefusing = false;
  buyer = await api.signIn("customer");
});

const write = (key: string | undefined, amount = 1, as = buyer, path = "/required") =>
  api.post(path, { amount }, as, key === undefined ? {} : { "idempotency-key": key });
const effects = (user = buyer) =>
  api.db.selectFrom("audit_event").select("subject").where("actor_id", "=", user.id).execute();

it("repeats the answer for the same key and body, with one effect", async () => {
  const first = await write("one");
  expect(first.status).toBe(200);
  expect(await write("one")).toMatchObject({ status: 200, body: first.body });
  expect(await effects()).toHaveLength(1);
});

it("has exactly one effect when fifty requests with one key come at once; the others must wait or get the answer", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => write("fifty")));
  expect(await effects()).toHaveLength(1);
  const done = answers.filter(({ status }) => status === 200);
  expect(new Set(done.map(({ body: { id } }) => id)).size).toBe(1);
  expect(
    answers.every(({ status, body: { code } }) => status === 200 || (status === 409 && code === "in_flight")),
  ).toBe(true);
  expect((await write("fifty")).body).toEqual(done[0]?.body);
});

it("refuses a different body under a used key", async () => {
  await write("two", 1);
  expect(await write("two", 2)).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  expect(await effects()).toEqual([{ subject: "amount:1" }]);
});

it("keeps the keys of two people separate", async () => {
  const other = await api.signIn("customer");
  await write("shared");
  expect((await write("shared", 1, other)).status).toBe(200);
  expect(await effects()).toHaveLength(1);
  expect(await effects(other)).toHaveLength(1);
});

it("stores nothing of a refused request, so its key can be used again", async () => {
  isRefusing = true;
  expect((await write("three")).status).toBe(422);
  expect(await effects()).toEqual([]);
  isRefusing = false;
  expect((await write("three")).status).toBe(200);
  expect(await effects()).toHaveLength(1);
});

it("requires the key where it is mandatory, works without it where it is optional, and refuses a malformed one", async () => {
  expect(await write(undefined)).toMatchObject({ status: 400, body: { code: "idempotency_key_missing" } });
  expect((await write(undefined, 1, buyer, "/optional")).status).toBe(200);
  for (const key of ["", "a b", "x".repeat(201)]) expect((await write(key)).status).toBe(400);
  expect(await effects()).toHaveLength(1);
});
