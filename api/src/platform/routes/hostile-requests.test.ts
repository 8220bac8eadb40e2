import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sampleOf, sampleUrl } from "../../testing/sample-request";
import { noteStoredChanges, type StoredChanges } from "../../testing/stored-changes";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { allRoutes } from "./all-routes";
import type { Route } from "./route";

let api: TestApi;
let storedChanges: StoredChanges;
beforeAll(async () => {
  api = await createTestApi();
  storedChanges = await noteStoredChanges(api.db);
});
afterAll(() => api.close());

const writes = allRoutes.filter(({ body }) => body !== undefined);
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** A person whom the route admits. */
async function callerOf({ access }: Route): Promise<SignedIn | undefined> {
  if (access === "anyone") return undefined;
  return api.signIn(typeof access === "string" ? "customer" : access[0]);
}

async function refuses(route: Route, caller: SignedIn | undefined, body: unknown): Promise<void> {
  const { status, body: answer } = await api.call(route.method, sampleUrl(route), {
    as: caller,
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "idempotency-key": "hostile" },
  });
  expect([status, answer.code]).toEqual([422, "invalid"]);
}

const serverOwned = [
  "id",
  "user_id",
  "seller_id",
  "type",
  "role",
  "status",
  "verification_status",
  "base_price_paise",
  "balance",
  "created_at",
  "deleted_at",
  "suspended_at",
  "constructor",
];

it("notes each row that is stored, and none that is unchanged or rolled back", async () => {
  const { id } = await api.signIn("customer");
  expect(await storedChanges()).toEqual(expect.arrayContaining(["INSERT users", "INSERT session"]));

  const user = api.db.updateTable("users").where("id", "=", id);
  await user.set({ phone: "9893000199" }).execute();
  await user.set({ phone: "9893000199" }).execute();
  expect(await storedChanges()).toEqual(["UPDATE users"]);

  const takenBack = api.db.transaction().execute(async (tx) => {
    await tx.deleteFrom("session").where("user_id", "=", id).execute();
    throw new Error("taken back");
  });
  await expect(takenBack).rejects.toThrow("taken back");
  expect(await storedChanges()).toEqual([]);
});

describe.each(writes.map((route) => [nameOf(route), route] as const))("%s", (_name, route) => {
  it("refuses unknown fields, especially those that only the server may set, and stores nothing", async () => {
    const caller = await callerOf(route);
    const sample: Record<string, unknown> = { ...Object(sampleOf(route.body)) };
    await storedChanges();
    for (const field of serverOwned.filter((name) => !Object.hasOwn(sample, name))) {
      await refuses(route, caller, { ...sample, [field]: 1 });
    }
    expect(await storedChanges()).toEqual([]);
  });

  it("refuses a text longer than allowed and a NUL character in each of its texts, and stores nothing", async () => {
    const caller = await callerOf(route);
    const sample: Record<string, unknown> = { ...Object(sampleOf(route.body)) };
    const texts = Object.keys(sample).filter((name) => typeof sample[name] === "string");
    await storedChanges();
    for (const name of texts) {
      await refuses(route, caller, { ...sample, [name]: "x".repeat(20_001) });
      await refuses(route, caller, { ...sample, [name]: "\u0000" });
    }
    expect(await storedChanges()).toEqual([]);
  });
});

const nasty = fc.constantFrom<unknown>(
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "=cmd|' /C calc'!A0",
  "../../etc/passwd",
  "%00",
  "\ud800",
  "\r\nSet-Cookie: a=b",
  "__proto__",
  "9".repeat(400),
  -1,
  0.1 + 0.2,
  1e308,
  2 ** 60,
  "NaN",
  null,
  true,
  [],
  {},
  [[[[[[[[[[[[[[[]]]]]]]]]]]]]]],
);

/** Keys of objects: one that may exist, one that is not used yet, the largest that passes validation. */
const anyId = fc.constantFrom(1, 987_654_321, Number.MAX_SAFE_INTEGER);
const withId = (url: string, id: number): string => url.replace(/\/1(?=$|[/?])/, `/${id}`);

it("never answers 5xx or outside the error shape, whatever is sent to any route", async () => {
  const callers = new Map<Route, SignedIn | undefined>();
  for (const route of allRoutes) callers.set(route, await callerOf(route));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...allRoutes.filter(({ upload }) => !upload)),
      fc.dictionary(fc.string({ maxLength: 12 }), fc.oneof(nasty, fc.jsonValue()), { maxKeys: 3 }),
      fc.array(fc.tuple(fc.nat(), nasty), { maxLength: 4 }),
      anyId,
      async (route, extra, changes, id) => {
        const sample: Record<string, unknown> = { ...Object(sampleOf(route.body)) };
        const names = Object.keys(sample);
        for (const [place, value] of changes) {
          const name = names[place % Math.max(1, names.length)];
          if (name !== undefined) sample[name] = value;
        }
        const body = changes.length % 2 === 0 ? { ...sample, ...extra } : sample;
        // Without a key, what moves money would be refused before it is examined.
        const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
        const { status, body: answer } = await api.call(route.method, withId(sampleUrl(route), id), {
          as: callers.get(route),
          ...(route.method === "GET" ? {} : { body: JSON.stringify(body), headers }),
        });
        expect(status).toBeLessThan(500);
        if (status >= 400) expect(answer).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      },
    ),
    { numRuns: 1_500 },
  );
});

/** Public lists, which are empty for a product or a seller that does not exist. */
const lists = ["/seller-list-by-commodity-product/:id", "/offer-facets/:id", "/seller-commodity-product-list/:id"];
const ofOneThing = allRoutes.filter(({ path, upload }) => path.includes(":id") && !upload && !lists.includes(path));

it.each(ofOneThing.map((route) => [nameOf(route), route] as const))(
  "finds nothing under a key that is not used, and stores nothing: %s",
  async (_name, route) => {
    const caller = await callerOf(route);
    await storedChanges();

    const { status, body } = await api.call(route.method, withId(sampleUrl(route), 987_654_321), {
      as: caller,
      ...(route.body ? { body: JSON.stringify(sampleOf(route.body)) } : {}),
      headers: { ...(route.body ? { "content-type": "application/json" } : {}), "idempotency-key": randomUUID() },
    });

    expect([status, body.code]).toEqual([404, "not_found"]);
    expect(await storedChanges()).toEqual([]);
  },
);

it.each([
  ["no JSON", "{", "application/json", 400],
  ["a prototype key", '{"__proto__": {"type": "staff"}, "phone": "9893000147"}', "application/json", 400],
  ["text", "phone=9893000147", "text/plain", 415],
  ["a form", "phone=9893000147", "application/x-www-form-urlencoded", 415],
  ["100 kB", JSON.stringify({ phone: "9".repeat(100_000) }), "application/json", 413],
  ["30,000 brackets", `{"phone":${"[".repeat(30_000)}${"]".repeat(30_000)}}`, "application/json", 422],
  ["a list", "[]", "application/json", 422],
  ["null", "null", "application/json", 422],
  ["nothing", "", "application/json", 400],
])("refuses %s as a body", async (_what, payload, type, status) => {
  const sent = api.sentCodes.length;
  const answer = await api.server.inject({
    method: "POST",
    url: "/api/otp-login",
    payload,
    headers: { "content-type": type },
  });
  expect([answer.statusCode, Object.keys(answer.json()).slice(0, 2)]).toEqual([status, ["message", "code"]]);
  expect(api.sentCodes).toHaveLength(sent);
});

it.each([
  "/address/0",
  "/address/-1",
  "/address/1.5",
  "/address/1e3",
  "/address/99999999999999999999",
  "/address/abc",
  "/address/1%00",
  "/view-market-news/..%2f..%2fetc",
  "/view-market-news/A",
])("refuses the path %s as malformed", async (path) => {
  const as = await api.signIn("customer");
  const method = path.startsWith("/address") ? "DELETE" : "GET";
  expect((await api.call(method, path, { as })).status).toBe(400);
});

it.each(["/HOME", "/home/", "//home", "/%68ome%2f"])("knows no %s, only /home", async (path) => {
  expect((await api.get(path)).status).toBe(404);
});
