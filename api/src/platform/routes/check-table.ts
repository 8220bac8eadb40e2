import type { TSchema } from "typebox";
import type { Route } from "./route";

/** Thrown when the table cannot be served; the message names every faulty entry. */
export class RouteTableError extends Error {
  override readonly name = "RouteTableError";
}

/**
 * Refuses a table with an incomplete entry or with two routes that could answer the same request.
 *
 * What a caller sends must be closed (no unknown fields) and bounded (every string and list has a maximum length), so
 * that nobody can store unchecked data (OWASP API3, API4).
 *
 * @throws RouteTableError
 */
export function checkRouteTable(routes: readonly Route[]): void {
  const problems = [...routes.flatMap(problemsOf), ...collisions(routes)];
  if (problems.length > 0) throw new RouteTableError(`The route table cannot be served:\n- ${problems.join("\n- ")}`);
}

function problemsOf(route: Route): string[] {
  const name = `${route.method} ${route.path}`;
  const isPublic = route.access === "anyone" || route.access === "anyone-or-session";
  const rules: readonly (readonly [boolean, string])[] = [
    [/^(\/(:[a-z_]+|[a-z0-9.-]+))+$/.test(route.path), "the path is not of the form /word/:parameter"],
    [route.summary.length > 0, "the summary is missing"],
    [Array.isArray(route.access) ? route.access.length > 0 : true, "the access rule names nobody"],
    [
      route.idempotency === "none" || !isPublic || propertyNames(route.answer).join() === "message",
      "a visitor's idempotency key belongs to nobody, so only a message may be kept under it",
    ],
    [
      (route.right !== undefined) === (Array.isArray(route.access) && route.access.join() === "staff"),
      "a route for staff only names the right that it needs, and no other does",
    ],
    [route.idempotency === "none" || route.method !== "GET", "a GET has no effect to repeat"],
    [
      route.cacheSeconds === undefined || (route.method === "GET" && route.access === "anyone"),
      "only public reads may be cached",
    ],
    [
      route.isKept === undefined || (route.method === "GET" && route.cacheSeconds === undefined),
      "only reads that no browser caches are kept",
    ],
    [route.leavesPublicAnswers === undefined || route.method !== "GET", "a GET leaves public answers anyway"],
    [
      route.perPerson === undefined || route.idempotency !== "none",
      "a limit per person needs the transaction of idempotency",
    ],
    [
      route.together === undefined || (route.idempotency === "optional" && !route.perPerson && !route.upload),
      "only writes without a limit per person and without a file are carried out together",
    ],
    [route.method !== "GET" || route.body === undefined, "a GET takes no body"],
    [
      parameterNames(route.path).join() === propertyNames(route.params).join(),
      "path and params schema name different parameters",
    ],
  ];
  return [
    ...rules.filter(([holds]) => !holds).map(([, problem]) => `${name}: ${problem}`),
    ...[route.params, route.query, ...(route.body ? [route.body] : [])].flatMap((schema) =>
      unboundedPlaces(schema, "").map((place) => `${name}: ${place}`),
    ),
  ];
}

function parameterNames(path: string): string[] {
  return [...path.matchAll(/:([a-z_]+)/g)].flatMap(([, name]) => name ?? []).sort();
}

function propertyNames(schema: TSchema): string[] {
  return "properties" in schema ? Object.keys(asRecord(schema.properties)).sort() : [];
}

/** `:id` and `new` in the same place answer the same request, so the one written first would win. */
function collisions(routes: readonly Route[]): string[] {
  const byShape = new Map<string, Route[]>();
  for (const route of routes) byShape.set(shapeOf(route), [...(byShape.get(shapeOf(route)) ?? []), route]);
  return [...byShape.values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.map(({ method, path }) => `${method} ${path}`).join(" and ")} answer the same request`);
}

function shapeOf({ method, path }: Route): string {
  return `${method} ${path.replace(/:[a-z_]+/g, ":")}`;
}

/** Places in a request schema that accept unbounded data. What nobody reads is bounded by size and depth of the whole request. */
function unboundedPlaces(schema: unknown, place: string): string[] {
  const node = asRecord(schema);
  const alternatives = node["anyOf"];
  if (Array.isArray(alternatives)) return alternatives.flatMap((item) => unboundedPlaces(item, place));
  if ("const" in node || "enum" in node) return [];
  if (node["type"] === "object") return unboundedFields(node, place);
  const unless = (holds: boolean, what: string): string[] => (holds ? [] : [`${place || "(whole)"} accepts ${what}`]);
  switch (node["type"]) {
    case "array":
      return [...unless("maxItems" in node, "an unbounded list"), ...unboundedPlaces(node["items"], `${place}/*`)];
    case "string":
      return unless("maxLength" in node || "pattern" in node, "an unbounded text");
    case "integer":
    case "number":
      return unless("maximum" in node, "an unbounded number");
    case "boolean":
    case "null":
      return [];
    default:
      return unless(node["isIgnored"] === true, "anything");
  }
}

function unboundedFields(node: Readonly<Record<string, unknown>>, place: string): string[] {
  const isMap = "patternProperties" in node;
  const closed = isMap ? "maxProperties" in node : node["additionalProperties"] === false;
  const fields = Object.entries(asRecord(node["properties"]));
  const values = Object.values(asRecord(node["patternProperties"]));
  return [
    ...(closed ? [] : [`${place || "(whole)"} accepts unknown fields`]),
    ...fields.flatMap(([key, value]) => unboundedPlaces(value, `${place}/${key}`)),
    ...values.flatMap((value) => unboundedPlaces(value, `${place}/*`)),
  ];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
