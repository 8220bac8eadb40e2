import { ErrorAnswer } from "@mandi/shared/contract/wire";
import type { TSchema } from "typebox";
import { refusals } from "../errors";
import type { Route } from "./route";
import { apiPrefix } from "./serve-routes";

type Json = Record<string, unknown>;

/** The description of the API (OpenAPI 3.1), made of the very table that is served. */
export function describeApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = apiPrefix + route.path.replace(/:([a-z_]+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Mandi API",
      version: "1.1.0",
      description: "Marketplace for steel and construction commodities in India.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Error: ErrorAnswer },
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        binding: { type: "apiKey", in: "cookie", name: "__Host-mandi-bind" },
      },
    },
  };
}

function operation(route: Route): Json {
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^a-z0-9]+/gi, "_")}`,
    summary: route.summary,
    tags: [route.path.split("/")[1]],
    security: security(route),
    "x-access": route.access,
    "x-rate-tier": route.rate,
    parameters: [
      ...parameters("path", route.params),
      ...parameters("query", route.query),
      ...(route.idempotency === "none" ? [] : [idempotencyHeader(route.idempotency === "required")]),
    ],
    ...requestBody(route),
    responses: {
      200: { description: "Success", content: { "application/json": { schema: route.answer } } },
      default: {
        description: `Refused: ${[...new Set(Object.values(refusals).map(({ status }) => status))].sort().join(", ")}`,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

/** Both halves of the session together; an empty entry means that it works without one. */
function security({ access }: Route): readonly Json[] {
  if (access === "anyone") return [];
  const session = { token: [], binding: [] };
  return access === "anyone-or-session" ? [{}, session] : [session];
}

function parameters(place: "path" | "query", schema: TSchema): readonly Json[] {
  const properties: unknown = "properties" in schema ? schema.properties : {};
  const required: unknown = "required" in schema ? schema.required : [];
  return Object.entries(Object(properties)).map(([name, property]) => ({
    name,
    in: place,
    required: Array.isArray(required) && required.includes(name),
    schema: property,
  }));
}

function idempotencyHeader(required: boolean): Json {
  return { name: "Idempotency-Key", in: "header", required, schema: { type: "string", minLength: 1, maxLength: 200 } };
}

function requestBody(route: Route): Json {
  if (route.upload) {
    const file = { type: "string", contentMediaType: "application/octet-stream" };
    const schema = { type: "object", required: ["file"], properties: { file } };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!route.body) return {};
  return { requestBody: { required: true, content: { "application/json": { schema: route.body } } } };
}
