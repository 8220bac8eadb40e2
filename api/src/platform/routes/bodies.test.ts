import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { sampleUrl } from "../../testing/sample-request";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { allRoutes } from "./all-routes";
import type { Route } from "./route";

let api: TestApi;
const log: string[] = [];
beforeAll(async () => {
  api = await createTestApi({ log });
  await api.server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => api.close());

const withoutBody = allRoutes.filter(({ method, body, upload }) => method !== "GET" && !body && !upload);
const json = { "content-type": "application/json" } as const;

async function callerOf({ access }: Route): Promise<SignedIn | undefined> {
  if (access === "anyone") return undefined;
  return api.signIn(typeof access === "string" ? "customer" : access[0]);
}

it.each(withoutBody.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s, which takes no body, accepts an empty one as browser clients send it",
  async (_name, route) => {
    const answers: unknown[] = [];
    // A new person each time, so that the effect of one call does not change the answer to the next.
    for (const payload of [undefined, "", "{}"]) {
      const caller = await callerOf(route);
      const { status, body } = await api.call(route.method, sampleUrl(route), {
        as: caller,
        ...(payload !== undefined && { body: payload }),
        headers: { ...(payload !== undefined && json), "idempotency-key": `empty-${answers.length}` },
      });
      answers.push([status, body.code]);
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(answers[0]).not.toEqual([400, "malformed"]);
  },
);

it("still refuses a body with content where none is accepted", async () => {
  const as = await api.signIn("customer");
  const { status, body } = await api.call("POST", "/logout", { as, body: '{"a":1}', headers: json });
  expect([status, body]).toEqual([400, { message: "This request takes no body.", code: "malformed" }]);
});

const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

it.each([
  ["without a boundary", "multipart/form-data", part],
  ["cut off in its file", "multipart/form-data; boundary=b", `${part}abc`],
  ["cut off in its headers", "multipart/form-data; boundary=b", "--b\r\nContent-Dispo"],
])("reports a form %s as the sender's mistake", async (_what, type, payload) => {
  const as = await api.signIn("customer");
  const { status, body } = await api.call("POST", "/upload", { as, body: payload, headers: { "content-type": type } });
  expect([status, body.code]).toEqual([400, "malformed"]);
});

it("logs no fault of its own when a caller disconnects in the middle of a file", async () => {
  const { token, binding } = await api.signIn("customer");
  const { port } = api.server.server.address() as AddressInfo;
  log.length = 0;
  const isRead = new Promise<void>((resolve) => {
    api.server.server.once("request", (request: IncomingMessage) => request.once("resume", () => resolve()));
  });
  const line = connect(port, "127.0.0.1");
  const head = [
    "POST /api/upload HTTP/1.1",
    "Host: x",
    `Authorization: Bearer ${token}`,
    `Cookie: __Host-mandi-bind=${binding}`,
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 100000",
  ];
  line.write(`${head.join("\r\n")}\r\n\r\n${part}${"x".repeat(1_000)}`);
  await isRead;
  line.destroy();
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (!log.some((text) => text.includes('"code":"malformed"'))) return;
      clearInterval(look);
      resolve();
    }, 20);
  });
  expect(log.map((text): { level: number } => JSON.parse(text)).filter(({ level }) => level >= 40)).toEqual([]);
});
