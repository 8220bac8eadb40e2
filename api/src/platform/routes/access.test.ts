import { userTypes } from "@mandi/shared/contract/role";
import { sampleUrl } from "../../testing/sample-request";
import { type CallOptions, createTestApi, sessionHeaders, type TestApi } from "../../testing/test-api";
import { allRoutes } from "./all-routes";
import { type Expected, expectedAccess } from "./testing/expected-access";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const week = 7 * 24 * 3600;

/** Every way to call without a valid session: each must be refused like a visitor. */
const withoutSession: Readonly<Record<string, () => Promise<CallOptions>>> = {
  "a visitor": async () => ({}),
  "an expired session": async () => {
    const user = await api.signIn("staff");
    await api.db
      .updateTable("session")
      .set({ expires_at: new Date(api.clock.now().getTime() - week) })
      .where("user_id", "=", user.id)
      .execute();
    return { as: user };
  },
  "a revoked session": async () => {
    const user = await api.signIn("staff");
    await api.db.updateTable("session").set({ revoked_at: api.clock.now() }).where("user_id", "=", user.id).execute();
    return { as: user };
  },
  "a suspended user": async () => {
    const user = await api.signIn("staff");
    await api.db.updateTable("users").set({ suspended_at: api.clock.now() }).where("id", "=", user.id).execute();
    return { as: user };
  },
  "a token without the binding cookie": async () => {
    const { authorization } = sessionHeaders(await api.signIn("staff"));
    return { headers: { authorization: authorization ?? "" } };
  },
  "the cookie without a token": async () => {
    const { cookie } = sessionHeaders(await api.signIn("staff"));
    return { headers: { cookie: cookie ?? "" } };
  },
  "a null bearer": async () => ({ headers: { authorization: "Bearer null" } }),
  "halves of two sessions": async () => {
    const [one, other] = [await api.signIn("staff"), await api.signIn("staff")];
    return { as: { token: one.token, binding: other.binding } };
  },
};

function expectedStatus(expected: Expected, who: (typeof userTypes)[number] | "nobody"): "let in" | 401 | 403 {
  if (expected === "everybody") return "let in";
  if (who === "nobody") return 401;
  return expected === "signed in" || expected.includes(who) ? "let in" : 403;
}

it("has an expectation for every route, and a route for every expectation", () => {
  const served = allRoutes.map(({ method, path }) => `${method} ${path}`).sort();
  expect(Object.keys(expectedAccess).sort()).toEqual(served);
});

describe.each(allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))("%s", (name, route) => {
  // An empty body gets as far as body validation, which comes after the check of the caller.
  const call = async (options: CallOptions) => {
    const body = route.method === "GET" || route.upload ? {} : { body: {} };
    const { status } = await api.call(route.method, sampleUrl(route), { ...body, ...options });
    return status === 401 || status === 403 ? status : "let in";
  };
  const expected = expectedAccess[name] ?? "signed in";

  /** What each of them gets, all asking at once. */
  const outcomes = async <Who extends string>(
    who: readonly Who[],
    optionsOf: (one: Who) => Promise<CallOptions>,
  ): Promise<Record<string, "let in" | 401 | 403>> =>
    Object.fromEntries(await Promise.all(who.map(async (one) => [one, await call(await optionsOf(one))] as const)));

  it("treats everybody without a valid session as logged out (R-427)", async () => {
    const nobodies = Object.keys(withoutSession);
    const refused = nobodies.map((who) => [who, expectedStatus(expected, "nobody")]);

    expect(await outcomes(nobodies, async (who) => (await withoutSession[who]?.()) ?? {})).toEqual(
      Object.fromEntries(refused),
    );
  });

  it("admits or refuses each type of person (R-417)", async () => {
    const decided = userTypes.map((type) => [type, expectedStatus(expected, type)]);

    expect(await outcomes(userTypes, async (type) => ({ as: await api.signIn(type) }))).toEqual(
      Object.fromEntries(decided),
    );
  });
});
