import fastify, { type FastifyInstance } from "fastify";
import { serveConsole } from "./serve-console";

let server: FastifyInstance;
beforeEach(() => {
  server = fastify();
  serveConsole(server);
});
afterEach(() => server.close());

const get = (url: string) => server.inject({ url });

it("compiles the console when it is opened, without any build, and serves it under a policy that allows only its own files", async () => {
  const page = await get("/release-console");
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = ""]) => file);
  const answers = await Promise.all(files.map(get));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
  expect(files).toContain("/release-console/console.js");
  const script = answers[files.indexOf("/release-console/console.js")];
  expect(script?.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(script?.headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self'");
  expect(() => new Function(script?.body ?? "interface")).not.toThrow();
});

it("serves neither its sources nor anything else under its address", async () => {
  const answers = await Promise.all(
    ["main.ts", "tsconfig.json", "..%2fweb-server.ts", ""].map((file) => get(`/release-console/${file}`)),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
