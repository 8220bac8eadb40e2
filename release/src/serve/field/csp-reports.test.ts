import Fastify, { type FastifyInstance } from "fastify";
import { serveCspReports } from "./csp-reports";

let server: FastifyInstance;
let told: jest.SpyInstance;
beforeEach(async () => {
  server = Fastify();
  serveCspReports(server);
  told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(async () => {
  told.mockRestore();
  await server.close();
});

const lines = () => told.mock.calls.map(([text]) => String(text));

async function send(body: unknown, type = "application/csp-report", from = "203.0.113.9") {
  const { statusCode } = await server.inject({
    method: "POST",
    url: "/api/csp-report",
    remoteAddress: from,
    headers: { "content-type": type },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
  return statusCode;
}

const aBreak = (blocked: string, directive = "img-src") => ({
  "csp-report": {
    "document-uri": "https://mandi.example/order-details/4?phone=9000000001",
    "effective-directive": directive,
    "blocked-uri": blocked,
    "script-sample": "9000000001",
  },
});

const codeOf = (unit: string) => `https://mandi.example/${unit}/9f3c0a1b2c3d4e5f/static/page.js?r=1`;

describe("a report that a page broke its policy", () => {
  it("writes the rule and the host to the log once, and nothing about the person", async () => {
    const report = aBreak("https://cdn.example/pixel.gif?phone=9000000001");

    await expect(Promise.all([send(report), send(report)])).resolves.toEqual([204, 204]);

    expect(lines()).toEqual(["A page broke its policy: img-src, by cdn.example\n"]);
  });

  it.each([
    [aBreak("inline", "script-src-elem"), "application/csp-report", "script-src-elem, by inline"],
    [aBreak("chrome-extension://abc/x.js"), "application/csp-report", "img-src, by chrome-extension:"],
    [
      { "csp-report": { "violated-directive": "font-src 'self'" } },
      "application/json",
      "font-src, by something unknown",
    ],
    [
      [{ type: "csp-violation", body: { effectiveDirective: "style-src", blockedURL: "https://x.example/a?b" } }],
      "application/reports+json",
      "style-src, by x.example",
    ],
    [
      { "csp-report": { ...aBreak("eval", "script-src")["csp-report"], "source-file": codeOf("areas/seller") } },
      "application/csp-report",
      "script-src, by eval, in seller@9f3c0a1b2c3d4e5f",
    ],
    [
      [{ body: { effectiveDirective: "img-src", blockedURL: "https://x.example/", sourceFile: codeOf("shell") } }],
      "application/reports+json",
      "img-src, by x.example, in shell@9f3c0a1b2c3d4e5f",
    ],
    [aBreak("x\nroot logged in", "img\nsrc"), "application/csp-report", "img, by something unknown"],
  ])("is read in the form %j", async (report, type, words) => {
    await send(report, type);

    expect(lines()).toEqual([`A page broke its policy: ${words}\n`]);
  });

  it.each(["", "{ no JSON", "null", "[1]", '{"csp-report":7}'])("is ignored when it is %j", async (body) => {
    await expect(send(body)).resolves.toBe(204);

    expect(lines()).toEqual([]);
  });

  it("is ignored when it is too long, when its sender sends too many, or when enough have been logged", async () => {
    await expect(send(aBreak("x".repeat(9000)))).resolves.toBe(413);
    for (let host = 0; host < 30; host += 1) await send(aBreak(`https://h${host}.example/`));
    expect(lines()).toHaveLength(10);

    for (let host = 0; host < 100; host += 1) {
      await send(aBreak(`https://g${host}.example/`), "application/csp-report", `198.51.100.${host}`);
    }
    expect(lines()).toHaveLength(50);
  });
});
