import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { type DevBuild, devOrigin } from "./dev-origin";

const live = { revision: 3, issuedAt: "", contract: "2.1.0", areas: {} };
const version = "0123456789abcdef";
const manifest: AreaManifest = {
  name: "mill-visits",
  title: "Mill visits",
  version,
  contract: "2.1.0",
  api: "^1.0.0",
  container: "mandi_mill",
  entry: "entry.js",
  requires: {},
  routes: [{ path: "/mill", roles: ["visitor"], title: "Mill", frame: "full", data: [], files: [] }],
  menu: [],
  files: [],
  integrity: { "entry.js": "sha384-x" },
};

let folder: string;
let product: Server;
let origin: Server;
let url: string;
const asked: string[] = [];
const open = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "mandi-dev-"));
  writeFileSync(path.join(folder, "entry.js"), "/* from source */");
  asked.length = 0;
  product = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === "/release.json") response.end(JSON.stringify(live));
    else if (request.url?.startsWith("/api/")) response.end("answer of the product");
    else
      response
        .setHeader("Content-Security-Policy", "script-src 'self'")
        .end(
          `<link rel="preload" href="/areas/mill-visits/old/entry.js"><script type="application/json" id="mandi-release" data-bucket="7">{}</script>`,
        );
  });
  origin = devOrigin(await open(product), new Map<string, DevBuild>([[version, { manifest, folder }]]));
  url = await open(origin);
});
afterEach(() => {
  product.close();
  origin.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the product with one area from source", () => {
  it("serves the product's page with this machine's area in its release document, and nothing of the live one", async () => {
    const page = await fetch(`${url}/mill`, { headers: { accept: "text/html" } });
    const text = await page.text();

    expect(page.headers.get("content-security-policy")).toBe("script-src 'self'");
    expect(text).not.toContain("<link");
    expect(text).toContain('data-bucket="7">{"revision":3');
    expect(text).toContain(`"base":"/areas/mill-visits/${version}/"`);
    expect(await (await fetch(`${url}/release.json`)).json()).toMatchObject({ areas: { "mill-visits": { version } } });
  });

  it("serves the files of the build, passes calls on, and does not report failures in development to the product", async () => {
    const file = await fetch(`${url}/areas/mill-visits/${version}/entry.js`);
    expect([await file.text(), file.headers.get("content-type")]).toEqual(["/* from source */", "text/javascript"]);
    expect(await (await fetch(`${url}/api/home`)).text()).toBe("answer of the product");
    expect((await fetch(`${url}/api/area-report`, { method: "POST", body: "{}" })).status).toBe(204);
    expect(asked).toEqual(["GET /api/home"]);
  });
});
