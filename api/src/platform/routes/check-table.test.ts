import { ignoredField } from "@mandi/shared/contract/field";
import {
  Array as ArrayOf,
  Integer,
  Object as ObjectOf,
  Record as RecordOf,
  String as StringOf,
  Unknown,
} from "typebox";
import { allRoutes } from "./all-routes";
import { checkRouteTable } from "./check-table";
import { defineRoute, type Route } from "./route";

const closed = { additionalProperties: false } as const;
const answer = ObjectOf({ message: StringOf() });

function route(change: Partial<Route>): Route {
  const base = defineRoute({
    method: "POST",
    path: "/thing",
    summary: "Make a thing",
    access: "signed-in",
    rate: "write",
    idempotency: "none",
    answer,
    handle: async () => ({ message: "" }),
  });
  return { ...base, ...change };
}

it("accepts the table that the product serves", () => {
  expect(() => checkRouteTable(allRoutes)).not.toThrow();
});

it("accepts a field of any shape that is never read", () => {
  expect(() => checkRouteTable([route({ body: ObjectOf({ name: ignoredField }, closed) })])).not.toThrow();
});

it.each([
  ["an unknown field in a body", { body: ObjectOf({}) }, "accepts unknown fields"],
  ["a field of any shape", { body: ObjectOf({ name: Unknown() }, closed) }, "/name accepts anything"],
  ["an unbounded text", { body: ObjectOf({ name: StringOf() }, closed) }, "/name accepts an unbounded text"],
  ["a route for staff only without its right", { access: ["staff"] }, "names the right that it needs"],
  ["a right on a route for everybody", { right: "money" }, "names the right that it needs"],
  [
    "an unbounded list",
    { body: ObjectOf({ list: ArrayOf(Integer({ maximum: 1 })) }, closed) },
    "/list accepts an unbounded list",
  ],
  [
    "an unbounded number",
    { body: ObjectOf({ list: ArrayOf(Integer(), { maxItems: 2 }) }, closed) },
    "/list/* accepts an unbounded number",
  ],
  [
    "an unbounded map",
    { body: RecordOf(StringOf({ pattern: "^[a-z]+$" }), Integer({ maximum: 1 })) },
    "accepts unknown fields",
  ],
  ["no summary", { summary: "" }, "the summary is missing"],
  ["an access rule for nobody", { access: [] as never }, "the access rule names nobody"],
  [
    "more than a message kept under a visitor's key",
    { access: "anyone", idempotency: "optional", answer: ObjectOf({ message: StringOf(), token: StringOf() }) },
    "only a message may be kept under it",
  ],
  ["a cached private answer", { method: "GET", cacheSeconds: 5 }, "only public reads may be cached"],
  ["a kept answer of a write", { isKept: true }, "only reads that no browser caches are kept"],
  ["a read said to leave public answers", { method: "GET", leavesPublicAnswers: true }, "a GET leaves public answers"],
  [
    "writes carried out together that have no transaction",
    { together: async () => [] },
    "only writes without a limit per person and without a file are carried out together",
  ],
  ["a parameter without a schema", { path: "/thing/:id" }, "name different parameters"],
  ["an invalid path", { path: "thing" }, "the path is not of the form"],
] as const)("refuses to start with %s", (_what, change, problem) => {
  expect(() => checkRouteTable([route(change)])).toThrow(problem);
});

it("refuses two routes that could answer the same request", () => {
  const params = ObjectOf({ id: Integer({ maximum: 1 }) }, closed);
  const other = ObjectOf({ slug: Integer({ maximum: 1 }) }, closed);
  expect(() =>
    checkRouteTable([route({ path: "/a/:id", params }), route({ path: "/a/:slug", params: other })]),
  ).toThrow("POST /a/:id and POST /a/:slug answer the same request");
});
