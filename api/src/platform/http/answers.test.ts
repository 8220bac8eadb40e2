import { buildPlainServer } from "../../testing/plain-server";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { createDatabase } from "../database/database";
import { createPool } from "../database/pool";
import { callerKey, requestsPerMinute } from "./rate-limits";

describe("every answer", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  it.each(["/home", "/nowhere", "/address", "/openapi.json", "/market-news?page=x"])(
    "of %s tells the browser to be careful",
    async (path) => {
      const { headers } = await api.get(path);
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'none';frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );

  it("tells browsers to stay on https where the request came over https, but not over http", async () => {
    const { headers } = await api.server.inject({ url: "/api/home", headers: { "x-forwarded-proto": "https" } });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });

  it.each([
    ["GET", "/api/%", 400, "malformed"],
    ["TRACE", "/api/home", 404, "not_found"],
    ["OPTIONS", "/api/home", 404, "not_found"],
  ] as const)("of %s %s has the shape of every error", async (method, url, status, code) => {
    const answer = await api.server.inject({ method: method as "GET", url });
    expect([answer.statusCode, answer.json()]).toEqual([status, { message: expect.any(String), code }]);
  });

  it("is compressed when it is large and the browser can", async () => {
    const answer = await api.server.inject({ url: "/api/openapi.json", headers: { "accept-encoding": "gzip" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });

  it("answers 503 without internal details when the database is away", async () => {
    const db = createDatabase(
      createPool({ url: "postgres://mandi@127.0.0.1:1/gone", size: 1, onIdleError: () => undefined }),
    );
    const sent: string[] = [];
    const server = await buildPlainServer({
      db,
      services: { otpDelivery: { send: async (phone) => void sent.push(phone) } },
    });
    const answer = await server.inject("/api/market-news");
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { message: "The service is busy. Please try again in a moment.", code: "unavailable" },
    ]);
    expect(answer.headers["retry-after"]).toBe("2");
    expect((await server.inject("/api/health")).statusCode).toBe(200);
    expect((await server.inject("/api/ready")).statusCode).toBe(503);
    const login = await server.inject({ method: "POST", url: "/api/otp-login", payload: { phone: "9893000147" } });
    expect([login.statusCode, sent]).toEqual([503, []]);
    await server.close();
    await db.destroy();
  });
});

it("limits the requests per minute of a tier, across all its routes, and reports how long to wait", async () => {
  const api = await createTestApi({ rateLimitFactor: 1 });
  const from = (path: string, ip = "192.0.2.1") => api.call("GET", path, { ip });
  for (let count = 0; count < requestsPerMinute.search; count += 1) {
    expect((await from("/general-search?search_key=%20")).status).toBe(200);
  }
  const refused = await from("/general-search?search_key=a");
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await from("/general-search?search_key=a", "192.0.2.2")).status).toBe(200);
  expect((await from("/product-list")).status).toBe(200);
  await api.close();
});

it("counts people separately behind a web server that is configured as trusted, and ignores what anybody else reports", async () => {
  const api = await createTestApi({ rateLimitFactor: 1, trustedProxies: ["10.0.0.7"] });
  const search = async (from: string, says: string) =>
    (await api.call("GET", "/general-search?search_key=%20", { ip: from, headers: { "x-forwarded-for": says } }))
      .status;
  const exhaust = async (from: string, says: (count: number) => string) => {
    for (let count = 0; count < requestsPerMinute.search; count += 1) await search(from, says(count));
  };

  await exhaust("10.0.0.7", () => "198.51.100.1");
  expect(await search("10.0.0.7", "198.51.100.1")).toBe(429);
  expect(await search("10.0.0.7", "198.51.100.2")).toBe(200);
  // Not a trusted proxy: whatever it reports, it is one caller.
  await exhaust("203.0.113.9", (count) => `198.51.100.${count % 250}`);
  expect(await search("203.0.113.9", "198.51.100.99")).toBe(429);
  expect(await search("203.0.113.9", "127.0.0.1")).toBe(429);
  await api.close();
});

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s as %s", (ip, key) => {
  expect(callerKey({ ip })).toBe(key);
});

it("logs who, what and when of each request, and no secret (C42)", async () => {
  const log: string[] = [];
  const api = await createTestApi({ log });
  const phone = "9893000147";
  await api.post("/otp-login", { phone });
  const code = api.sentCodes[0]?.code ?? "";
  const login = await api.post("/verify-otp", { phone, otp: code });
  const binding = /__Host-mandi-bind=([^;]*)/.exec(String(login.headers["set-cookie"]))?.[1] ?? "";
  const as = { token: String(login.body.token), binding };
  await api.get("/customer/profile", as);
  await api.get(`/general-search?search_key=${phone}%0d%0aINJECTED`);
  await api.post("/verify-otp", { phone, otp: code });
  const text = log.join("");
  for (const secret of [phone, as.token, as.binding, "INJECTED"]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
  const lines = log.map((line): { msg: string; req?: { path: string }; code?: string } => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === "request").map(({ req }) => req?.path)).toEqual([
    "/api/otp-login",
    "/api/verify-otp",
    "/api/customer/profile",
    "/api/general-search",
    "/api/verify-otp",
  ]);
  expect(lines).toContainEqual(expect.objectContaining({ msg: "request refused", code: "otp_expired" }));
  await api.close();
});
