import { Integer, Object as ObjectOf, String as StringOf } from "typebox";
import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";
import type { Actor } from "../actor";
import { recordAudit } from "../audit";
import type { Db } from "../database/database";
import { Refusal } from "../errors";
import { defineRoute, type HandlerInput } from "./route";

type Input = HandlerInput<Actor, unknown, unknown, { amount: number }>;

/** A write whose effect can be counted: it leaves one audit event. */
const write = async (db: Db, { actor, clock, body }: Input) => {
  if (body.amount === 0) throw new Refusal("refused");
  await recordAudit(db, { at: clock.now(), actorId: actor.id, action: "counted", subject: `journal:${body.amount}` });
  return { message: `Done ${body.amount}.` };
};
const sizes: number[] = [];
let fails: Error | undefined;

const api = apiOfFile({
  poolSize: 20,
  routes: [
    defineRoute({
      method: "POST",
      path: "/counted",
      summary: "Counted write",
      access: "signed-in",
      rate: "write",
      idempotency: "optional",
      body: ObjectOf({ amount: Integer({ minimum: 0, maximum: 100 }) }, { additionalProperties: false }),
      answer: ObjectOf({ message: StringOf() }),
      handle: (input) => write(input.db, input),
      async together(tx, inputs) {
        sizes.push(inputs.length);
        const outcomes = [];
        for (const input of inputs) {
          outcomes.push(input.body.amount === 0 ? new Refusal("refused") : await write(tx, input));
        }
        if (fails) throw fails;
        return outcomes;
      },
    }),
  ],
});
let people: readonly SignedIn[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 40 }, () => api.signIn("customer")));
});
beforeEach(() => {
  sizes.length = 0;
  fails = undefined;
});

const press = (as: SignedIn | undefined, amount: number, key?: string) =>
  api.post("/counted", { amount }, as, key === undefined ? {} : { "idempotency-key": key });
const effects = async (amount: number) =>
  (await api.db.selectFrom("audit_event").select("id").where("subject", "=", `journal:${amount}`).execute()).length;

it("carries out what arrives together in one transaction, and a single write alone", async () => {
  const answers = await Promise.all(people.slice(0, 5).map((person) => press(person, 1)));
  const alone = await press(people[0], 2);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect([sizes, await effects(1)]).toEqual([[5], 5]);
  expect([alone.body.message, await effects(2)]).toEqual(["Done 2.", 1]);
});

it.each([
  ["fails", new Error("Nothing of it may stay")],
  ["waits too long for a lock", Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" })],
])("answers each alone, with one effect, when their transaction %s", async (_, error) => {
  fails = error;
  const before = await effects(3);

  const answers = await Promise.all([
    press(people[0], 3),
    press(people[1], 0),
    press(people[2], 3, `failed-${error.message.length}`),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 422, 200]);
  expect([sizes, (await effects(3)) - before]).toEqual([[3], 2]);
});

it("holds no more than 32 in one transaction", async () => {
  const answers = await Promise.all(people.map((person) => press(person, 4)));

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect([sizes.toSorted((one, other) => one - other), await effects(4)]).toEqual([[8, 32], 40]);
});

it("gives the stored answer to a write that was carried out together before, and keeps no key of a refused one", async () => {
  const first = await Promise.all([press(people[0], 5, "key"), press(people[1], 0, "key")]);
  const again = await Promise.all([press(people[0], 5, "key"), press(people[1], 5, "key"), press(people[2], 5)]);
  const other = await Promise.all([press(people[0], 6, "key"), press(people[2], 6)]);

  expect(first.map(({ status }) => status)).toEqual([200, 422]);
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(other.map(({ status }) => status)).toEqual([422, 200]);
  expect([await effects(5), await effects(6)]).toEqual([3, 1]);
});
