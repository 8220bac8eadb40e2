import { type AddressInfo, connect } from "node:net";
import { uploadRoutes } from "@mandi/shared/contract/upload-routes";
import type { FastifyInstance } from "fastify";
import { buildPlainServer } from "../../testing/plain-server";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { allRoutes } from "../routes/all-routes";

let database: TestDatabase;
let server: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase(1);
  server = await buildPlainServer({ db: database.db });
  await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** The statuses of all answers on one connection, of which the last request asks to close it. */
function statusesOf(requests: string): Promise<string[]> {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve) => {
    let heard = "";
    const line = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    line.on("data", (part) => {
      heard += part.toString();
    });
    line.on("error", () => undefined);
    line.on("end", () => line.end());
    line.on("close", () => resolve([...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = ""]) => status)));
    line.write(requests);
  });
}

const head = (method: string, path: string, ...headers: readonly string[]) =>
  [`${method} /api${path} HTTP/1.1`, "Host: x", ...headers, "", ""].join("\r\n");
const last = head("GET", "/health", "Connection: close");
const form = "Content-Type: multipart/form-data; boundary=b";
const json = "Content-Type: application/json";

it.each([
  ["a call of 200 KB", head("POST", "/otp-login", json, "Content-Length: 204800"), 204_800, "413"],
  ["an unknown address", head("POST", "/nowhere", json, "Content-Length: 204800"), 204_800, "413"],
  [
    "a statement of somebody logged out",
    head("POST", "/desk/bank-line", json, "Content-Length: 3000000"),
    3_000_000,
    "401",
  ],
  ["a file of somebody logged out", head("POST", "/upload", form, "Content-Length: 3000000"), 3_000_000, "401"],
])("answers %s early, and then the next request on the connection", async (_what, request, bytes, status) => {
  expect(await statusesOf(`${request}${"x".repeat(bytes)}${last}`)).toEqual([status, "200"]);
});

it("answers a chunked body that grows too large, and then the next request", async () => {
  const chunks = `8000\r\n${"x".repeat(32_768)}\r\n`.repeat(8);
  const request = head("POST", "/otp-login", json, "Transfer-Encoding: chunked");
  expect(await statusesOf(`${request}${chunks}0\r\n\r\n${last}`)).toEqual(["413", "200"]);
});

it("accepts files where the web server lets files through, and nowhere else", () => {
  const takers = allRoutes
    .filter(({ upload, bodyBytes }) => upload !== undefined || bodyBytes !== undefined)
    .map(({ path }) => path);
  expect(takers.toSorted()).toEqual([...uploadRoutes].toSorted());
});
