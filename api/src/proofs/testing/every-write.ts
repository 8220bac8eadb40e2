import { randomUUID } from "node:crypto";
import { allRoutes } from "../../platform/routes/all-routes";
import type { Route } from "../../platform/routes/route";
import type { BookedOrder } from "../../testing/order-world";
import { sampleOf } from "../../testing/sample-request";
import type { SignedIn, TestApi } from "../../testing/test-api";

/** Every write of the API except the upload, because a file reaches an order only through a step that names it. */
export const writes: readonly Route[] = allRoutes.filter(({ method, upload }) => method !== "GET" && !upload);

/** The field names of a write, and the possible values of each on this order; of several, one at a time. */
export type Fields = Readonly<Record<string, readonly unknown[]>>;

/** The objects that `:id` in a path may name, by the beginning of the path; the longest match counts. */
export type PathIds = Readonly<Record<string, readonly number[]>>;

/** One request of a write. */
interface Attempt {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** A person who tries, and a second person of the desk who confirms. */
export interface Attackers {
  readonly people: readonly SignedIn[];
  readonly colleague: SignedIn;
}

function attemptsOf(route: Route, fieldsOf: (route: Route) => Fields, ids: PathIds): readonly Attempt[] {
  const beginning = Object.keys(ids)
    .filter((start) => route.path.startsWith(start))
    .sort((one, other) => other.length - one.length)[0];
  const paths = route.path.includes(":id")
    ? (ids[beginning ?? ""] ?? [1]).map((id) => route.path.replace(":id", String(id)))
    : [route.path];
  return paths.flatMap((path) => bodiesOf(route, fieldsOf(route)).map((body) => ({ path, body })));
}

const fileFields = /(upload|certificate)_id$|^image_ids$/;

/**
 * A body with all fields, one with the required ones, one that names no file (there is none), and that without each optional
 * field; for each value of a choice.
 */
function bodiesOf({ body }: Route, fields: Fields): readonly (Record<string, unknown> | undefined)[] {
  if (body === undefined) return [undefined];
  const schema: Record<string, unknown> = { ...body };
  const names = Object.keys(Object(schema["properties"]));
  const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  const sample: Record<string, unknown> = { ...Object(sampleOf(body)) };
  const choice = names.find((name) => (fields[name]?.length ?? 0) > 1);
  const choices = choice === undefined ? [undefined] : (fields[choice] ?? []);
  const pick = (chosen: readonly string[], value: unknown) =>
    Object.fromEntries(
      chosen.map((name) => [name, name === choice ? value : (fields[name]?.[0] ?? sample[name])] as const),
    );
  const withoutFiles = names.filter((name) => required.includes(name) || !fileFields.test(name));
  const optional = withoutFiles.filter((name) => !required.includes(name));
  const selections = [
    names,
    required,
    withoutFiles,
    ...optional.map((left) => withoutFiles.filter((name) => name !== left)),
  ];
  // Without files or optional fields, several of them are identical.
  const distinct = new Map(selections.map((chosen) => [chosen.toSorted().join(), chosen]));
  return choices.flatMap((value) => [...distinct.values()].map((chosen) => pick(chosen, value)));
}

/** The outcome of the attempts on a route: every status that it answered to those whom its access rule admits. */
export type Outcome = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Sends every write of the route table with everything that could reach the order: all bodies as those who may, the full one
 * as everybody else. After each route everybody is logged in again, so that a logout or a suspension does not affect the rest.
 */
export async function tryEveryWrite(
  api: TestApi,
  { people, colleague }: Attackers,
  {
    routes,
    fieldsOf,
    ids,
  }: { readonly routes: readonly Route[]; readonly fieldsOf: (route: Route) => Fields; readonly ids: PathIds },
): Promise<Outcome> {
  const outcome = new Map<string, Set<number>>();
  for (const route of routes) {
    const seen = new Set<number>();
    for (const person of people) {
      const attempts = attemptsOf(route, fieldsOf, ids);
      const isLetIn = mayCall(route, person);
      const statuses = await tryAs(api, { person, colleague }, route, isLetIn ? attempts : attempts.slice(0, 1));
      if (isLetIn) for (const status of statuses) seen.add(status);
    }
    outcome.set(`${route.method} ${route.path}`, seen);
  }
  return outcome;
}

function mayCall({ access }: Route, { type }: SignedIn): boolean {
  return typeof access === "string" || access.includes(type);
}

async function tryAs(
  api: TestApi,
  { person, colleague }: { readonly person: SignedIn; readonly colleague: SignedIn },
  { method }: Route,
  attempts: readonly Attempt[],
): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const { path, body } of attempts) {
    const headers = { "idempotency-key": randomUUID() };
    const answer = await api.call(method, path, { as: person, body, headers });
    statuses.push(answer.status);
    if (answer.body.approval_id) await confirm(api, colleague, answer.body.approval_id);
  }
  await restoreSessions(api, [person, colleague]);
  return statuses;
}

async function confirm(api: TestApi, colleague: SignedIn, id: number): Promise<void> {
  const headers = { "idempotency-key": randomUUID() };
  await api.post(`/desk/approval/${id}/confirm`, { reason: "Looks right" }, colleague, headers);
}

async function restoreSessions({ db }: TestApi, people: readonly SignedIn[]): Promise<void> {
  for (const { id, type } of people) {
    const back = { suspended_at: null, verification_status: "approved", type } as const;
    await db.updateTable("users").set(back).where("id", "=", id).execute();
    await db.updateTable("session").set({ revoked_at: null }).where("user_id", "=", id).execute();
  }
}

/** Both sides' invoices of an order by number, as printed, including those that were cancelled. */
export async function printedInvoices(api: TestApi, order: BookedOrder): Promise<Readonly<Record<string, string>>> {
  const buyer = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const seller = (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
  const papers = [
    ...buyer.invoices,
    ...buyer.credit_notes.map(({ invoice }: { invoice: object }) => invoice),
    ...seller.invoices,
    ...seller.taken_back.map(({ bill }: { bill: object }) => bill),
  ];
  // The e-way bill is made after the invoice, by the transporter.
  return Object.fromEntries(papers.map(({ eway_bill: _later, ...paper }) => [paper.number, JSON.stringify(paper)]));
}
