import type { TSchema } from "typebox";
import type { Route } from "../platform/routes/route";

/** A value that a request schema accepts: the shortest texts, the smallest numbers. For tests that try every route. */
export function sampleOf(schema: unknown): unknown {
  const node: Record<string, unknown> = typeof schema === "object" && schema !== null ? { ...schema } : {};
  if (Array.isArray(node["anyOf"])) return sampleOf(node["anyOf"][0]);
  if (Array.isArray(node["enum"])) return node["enum"][0];
  if ("const" in node) return node["const"];
  switch (node["type"]) {
    case "object":
      return Object.fromEntries(
        Object.entries(Object(node["properties"])).map(([name, value]) => [name, sampleOf(value)]),
      );
    case "array":
      return [sampleOf(node["items"])];
    case "integer":
    case "number":
      return node["minimum"] ?? Number(node["exclusiveMinimum"] ?? -1) + 1;
    case "boolean":
      return true;
    case "string":
      return sampleText(typeof node["pattern"] === "string" ? new RegExp(node["pattern"], "u") : /(?:)/u);
    default:
      return null;
  }
}

const texts = [
  "x",
  "1",
  "9893000147",
  "492001",
  "2026-11",
  "2026-11-01",
  "2026-27 Q3",
  "MUMB12345C",
  "AAACM1234A",
  "05103080111202600123",
  "text:about_us",
  "a@b.example",
  "2026-11-01T00:00:00Z",
  "27AAACM1234A1Z8",
  "ABC123456789",
  "CG04AB1234",
  "E1",
  "pending",
  "123456789012",
  "26112200000147",
  "/media/brand/favicon.svg",
  "https://mandi.example",
  `1.1.${"x".repeat(43)}`,
  "a".repeat(64),
  "",
];

function sampleText(pattern: RegExp): string {
  const text = texts.find((candidate) => pattern.test(candidate));
  if (text === undefined) throw new Error(`No sample fits ${pattern.source}: add one to the list`);
  return text;
}

/** The address of a route with sample parameters and the query it needs. */
export function sampleUrl(route: Route): string {
  const params = new Map(Object.entries(Object(sampleOf(route.params))));
  const path = route.path.replace(/:([a-z_]+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = Object.entries(Object(sampleOf(route.query)))
    .filter(([name]) => requiredNames(route.query).includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

function requiredNames(schema: TSchema): readonly unknown[] {
  return "required" in schema && Array.isArray(schema.required) ? schema.required : [];
}
