import type { Static, TSchema } from "typebox";
import { type CallRoute, matchCall } from "../area/call-route";
import { read } from "../contract/read";
import type { UserType } from "../contract/role";
import { type ErrorAnswer, MessageAnswer } from "../contract/wire";
import { http } from "../http/http";
import { resetQueries } from "../query/session-scope";
import { enterNetwork, type WireAnswer, type WireCall } from "./fake-network";

/** A call as the fake API received it. */
export interface ApiCall {
  /** Values of the `:names` in the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body or the fields of a form; null without a body. */
  readonly body: unknown;
  readonly headers: ReadonlyMap<string, string>;
  /** Whether the browser adds the cookies of the site. */
  readonly hasCookies: boolean;
}

export interface Refusal extends Partial<ErrorAnswer> {
  readonly retryAfterSeconds?: number;
  /** The user type that the server reports in the answer's header. */
  readonly userType?: UserType;
}

interface Rule {
  readonly route: CallRoute;
  readonly answer: (call: ApiCall) => WireAnswer | Promise<WireAnswer>;
}

/**
 * An API in memory, between the product's HTTP layer and the network. It gives the answers that the test configured,
 * checks every answer against the contract, records every call, and fails on a call that the test did not configure.
 *
 * ```ts
 * const api = fakeApi();
 * api.answer("GET /product-list", ProductListAnswer, { data: [aProduct({ name: "TMT Bar" })] });
 * api.refuse("POST /verify-otp", 422, { message: "The code does not match. 4 tries left." });
 * expect(api.calls("POST /otp-login")).toEqual([expect.objectContaining({ body: { phone: "9000000001" } })]);
 * ```
 *
 * The latest rule for a route wins, so a test may change the answer on the way. Call it at the top of a test file or in a
 * test; it removes itself after the test.
 */
export interface FakeApi {
  /** Answers a call with a fixed value, or with what the function returns for it. */
  answer<Schema extends TSchema>(
    route: CallRoute,
    schema: Schema,
    answer: Static<Schema> | ((call: ApiCall) => Static<Schema>),
  ): void;
  /** Answers a write with its message. */
  confirm(route: CallRoute, message: string): void;
  /** Answers with a failure of the server. */
  refuse(route: CallRoute, status: number, refusal?: Refusal): void;
  /** Never answers, because the connection is dead. */
  cutOff(route: CallRoute): void;
  /** Holds calls of the route until `release` is called; then the previous rule answers. */
  hold(route: CallRoute): { readonly release: () => void };
  /** All calls of a route so far, oldest first. */
  calls(route: CallRoute): readonly ApiCall[];
}

interface CallOfRoute {
  readonly route: CallRoute;
  readonly call: ApiCall;
}

/** Starts a fake API for one test. */
export function fakeApi(): FakeApi {
  // Entries that an earlier test kept for Back are not used in this one.
  resetQueries();
  const rules: Rule[] = [];
  const calls: CallOfRoute[] = [];

  const network = enterNetwork(async (wire) => {
    const { rule, call } = callOf(wire, rules);
    calls.push({ route: rule.route, call });
    return rule.answer(call);
  });
  leaving.push(() => {
    network.leave();
    http.forgetPrefetched();
  });

  function add(route: CallRoute, answer: Rule["answer"]): void {
    rules.unshift({ route, answer });
  }

  return {
    answer(route, schema, answer) {
      add(route, (call) => {
        const body: unknown = isMaker(answer) ? answer(call) : answer;
        return { status: 200, body: read(schema, body) };
      });
    },
    confirm(route, message) {
      add(route, () => ({ status: 200, body: read(MessageAnswer, { message }) }));
    },
    refuse(route, status, refusal = {}) {
      add(route, () => refusalOf(status, refusal));
    },
    cutOff(route) {
      add(route, () => "cut off");
    },
    hold(route) {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const before = rules.find((rule) => rule.route === route);
      add(route, async (call) => {
        await released;
        if (!before) throw new Error(`Nothing answers ${route} after its release`);
        return before.answer(call);
      });
      return { release };
    },
    calls: (route) => calls.filter((entry) => entry.route === route).map(({ call }) => call),
  };
}

/** A call's request, and the rule that answers it. */
function callOf(wire: WireCall, rules: readonly Rule[]): { readonly rule: Rule; readonly call: ApiCall } {
  const { method, path, query } = parseAddress(wire);
  const rule = rules.find(({ route }) => matchCall(route, `${method} ${path}`));
  if (!rule) throw new Error(`The test did not foresee ${method} ${path}${query.size > 0 ? `?${query}` : ""}`);
  const params = matchCall(rule.route, `${method} ${path}`) ?? {};
  const { headers, hasCookies } = wire;
  return { rule, call: { params, query, body: bodyOf(wire.body), headers, hasCookies } };
}

function refusalOf(status: number, { retryAfterSeconds, userType, ...refusal }: Refusal): WireAnswer {
  const headers = {
    ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) }),
    ...(userType === undefined ? {} : { "mandi-user-type": userType }),
  };
  // Without a message the answer has no body that the product can read, like one from a proxy that gave up.
  const body = refusal.message === undefined ? {} : { code: "refused", ...refusal };
  return { status, body, headers };
}

/** Clean-up after the running test. */
const leaving: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

function bodyOf(body: WireCall["body"]): unknown {
  if (body === null) return null;
  return typeof body === "string" ? JSON.parse(body) : Object.fromEntries(body);
}

function parseAddress({ method, address }: WireCall) {
  const { pathname, searchParams } = new URL(address, "https://localhost");
  return { method, path: pathname.replace(/^\/api/, ""), query: searchParams };
}

function isMaker<Answer>(answer: Answer | ((call: ApiCall) => Answer)): answer is (call: ApiCall) => Answer {
  return typeof answer === "function";
}
