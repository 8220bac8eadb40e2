import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { passOn } from "./pass-on";

const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  return `http://localhost:${typeof address === "object" ? address?.port : 0}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it("passes calls to the product as if its own page made them, and cookies and redirects back to this origin", async () => {
  let heard: IncomingHttpHeaders = {};
  const cookie = "__Host-mandi-bind=abc; Path=/; Secure; HttpOnly; SameSite=Strict";
  const product: string = await listen(
    createServer((request, response) => {
      heard = request.headers;
      response.writeHead(302, {
        "Set-Cookie": cookie,
        Location: `${product}/login`,
        "Strict-Transport-Security": "max-age=1",
      });
      response.end();
    }),
  );
  const own = await listen(createServer((request, response) => passOn(request, response, new URL("/api/x", product))));

  const answer = await fetch(`${own}/api/x`, {
    method: "POST",
    body: "{}",
    redirect: "manual",
    headers: { Origin: own, Cookie: "__Host-mandi-token=t" },
  });

  expect(heard).toMatchObject({ origin: product, host: new URL(product).host, cookie: "__Host-mandi-token=t" });
  expect(answer.headers.get("set-cookie")).toBe(cookie);
  expect(answer.headers.get("location")).toBe("/login");
  expect(answer.headers.get("strict-transport-security")).toBeNull();
});

it("names the product that does not answer", async () => {
  const own = await listen(
    createServer((request, response) => passOn(request, response, new URL("http://localhost:9/api/x"))),
  );

  const answer = await fetch(own);

  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain("http://localhost:9 does not answer");
});
