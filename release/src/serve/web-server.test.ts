import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startCanary } from "../plan/steps/hold";
import { promote } from "../plan/steps/promote";
import { movePointer } from "../plan/write-step";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { buildWebServer } from "./web-server";

const author = { who: "asha", why: "weekly release" };

const route = (path: string) => ({
  ...{ path, title: "Mill", frame: "full" as const, data: [], files: [] },
  roles: ["visitor" as const],
});

let world: ReleaseWorld;
let seller: string;
beforeEach(async () => {
  world = await releaseWorld();
  seller = await world.publishedArea("seller", "one");
  await promote(world.store, { shell: await world.publishedShell(), seller }, author);
});
afterEach(() => world.remove());

async function get(url: string, headers: Record<string, string> = {}) {
  const web = await buildWebServer({
    store: world.store,
    storeFolder: world.storeFolder,
    apiUrl: "http://127.0.0.1:9",
  });
  const answer = await web.inject({ url, headers });
  await web.close();
  return answer;
}

/** Sends an address as it stands, over a connection. */
async function getRaw(url: string) {
  const web = await buildWebServer({
    store: world.store,
    storeFolder: world.storeFolder,
    apiUrl: "http://127.0.0.1:9",
  });
  const { port } = new URL(await web.listen({ host: "127.0.0.1", port: 0 }));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: url }, resolve).on("error", reject).end();
  });
  const body = await text(answer);
  await web.close();
  return { status: answer.statusCode, body };
}

describe("the web server of the composed product", () => {
  it.each(["/", "/news-detail/some-article", "/no/such/page"])(
    "answers %s with the page, because all routes are client routes (R-012)",
    async (url) => {
      const answer = await get(url);

      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    },
  );

  it.each(["//", "//:80", "//evil.example/x", "/%", "/\\"])("answers %s without an internal error", async (url) => {
    const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);

    const { status } = await getRaw(url);

    expect(status).toBe(400);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it("sends a policy that forbids inline code and framing and requires Trusted Types", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);

    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it("requires a hash for every script, except while a version that pages may load is an ES module", async () => {
    const policy = async () => (await get("/")).headers["integrity-policy"];
    const [module, script] = [
      await world.publishedArea("mill", "one", { format: "module", routes: [route("/mill")] }),
      await world.publishedArea("mill", "two", { routes: [route("/mill")] }),
    ];
    const seen = [await policy()];
    await promote(world.store, { mill: script }, author);
    seen.push(await policy());
    await movePointer(world.store, startCanary("mill", module, 10), author);
    seen.push(await policy());
    await movePointer(world.store, startCanary("mill", module, 0), author);
    seen.push(await policy());
    await promote(world.store, { mill: module }, author);
    seen.push(await policy());

    const enforced = "blocked-destinations=(script)";
    expect(seen).toEqual([enforced, enforced, undefined, enforced, undefined]);
    const page = (await get("/mill")).body;
    expect(page).toMatch(/rel="modulepreload" href="\/areas\/mill\/[0-9a-f]{16}\/entry\.js" integrity="sha384-/);
    expect(page).not.toMatch(/rel="preload" as="script" href="\/areas\/mill/);
  });

  it("lets browsers cache files of a version forever and the release document never", async () => {
    expect((await get(`/areas/seller/${seller}/entry.js`)).headers["cache-control"]).toContain("immutable");
    expect((await get("/release.json")).headers["cache-control"]).toBe("no-store");
  });

  it("answers a tab that has the live revision in a few bytes", async () => {
    const { etag, "content-length": whole } = (await get("/release.json")).headers;
    const same = await get("/release.json", { "if-none-match": String(etag) });
    const older = await get("/release.json", { "if-none-match": '"0"' });

    expect([same.statusCode, same.body]).toEqual([304, ""]);
    expect([older.statusCode, older.headers["content-length"]]).toEqual([200, whole]);
  });

  it.each(["/", "/release.json"])("compresses %s for browsers that read it", async (url) => {
    const plain = await get(url);
    const small = await get(url, { "accept-encoding": "gzip, br" });

    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(small.headers["content-encoding"]).toBe("br");
    expect(small.headers["content-type"]).toBe(plain.headers["content-type"]);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(brotliDecompressSync(small.rawPayload).toString().slice(0, 15)).toBe(plain.body.slice(0, 15));
  });

  it("sends a page once to a browser that keeps it, until another set is live", async () => {
    const cookie = "__Host-mandi-bucket=40";
    const { etag } = (await get("/", { cookie })).headers;
    const again = await get("/", { cookie, "if-none-match": `W/"other", ${etag}`, "accept-encoding": "br" });
    await promote(world.store, { seller: await world.publishedArea("seller", "two") }, author);
    const newer = await get("/", { cookie, "if-none-match": String(etag) });

    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["release-set"]).toContain("revision=1");
    expect(newer.statusCode).toBe(200);
    expect(newer.headers.etag).not.toBe(etag);
  });

  it("keeps compressed pages of buckets, encodings and roles apart", async () => {
    const web = await buildWebServer({
      store: world.store,
      storeFolder: world.storeFolder,
      apiUrl: "http://127.0.0.1:9",
    });
    const asked = [40, 41].flatMap((bucket) => ["br", "gzip", "identity"].map((encoding) => ({ bucket, encoding })));
    const answers = await Promise.all(
      [...asked, ...asked].map(({ bucket, encoding }) =>
        web.inject({
          url: "/seller/7",
          headers: { cookie: `__Host-mandi-bucket=${bucket}`, "accept-encoding": encoding },
        }),
      ),
    );
    const user = encodeURIComponent(JSON.stringify({ type: "seller" }));
    const cookie = `__Host-mandi-bucket=40; __Host-mandi-user=${user}`;
    const ofSeller = await web.inject({ url: "/seller/7", headers: { cookie } });
    await web.close();

    const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (text: Buffer) => text };
    const texts = answers.map(({ headers, rawPayload }) =>
      read[
        headers["content-encoding"] === undefined ? "identity" : headers["content-encoding"] === "br" ? "br" : "gzip"
      ](rawPayload).toString(),
    );
    expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual(
      [...asked, ...asked].map(({ encoding }) => (encoding === "identity" ? undefined : encoding)),
    );
    expect(new Set(texts).size).toBe(2);
    for (const [at, text] of texts.entries()) expect(text).toContain(`data-bucket="${asked[at % 6]?.bucket}"`);
    const preload = 'rel="preload" as="script" href="/areas/seller/';
    expect(ofSeller.body).toContain(preload);
    expect(texts.join()).not.toContain(preload);
  });

  it.each([
    "/areas/seller/../../revisions/00000001.json",
    "/areas/seller/..%2f..%2frevisions/00000001.json",
    "/areas/..%5c..%5crevisions/00000001.json",
    "/shell/../revisions/00000001.json",
  ])("serves no file outside the published versions for %s", async (path) => {
    // As it is: `inject` would resolve the dots.
    const { status, body } = await getRaw(path);

    expect(body).not.toContain('"who"');
    expect(status).toBe(404);
  });

  it("serves no file that a version does not have", async () => {
    expect((await get(`/areas/seller/${seller}/gone.js`)).statusCode).toBe(404);
  });

  it("assigns a person to a bucket once and keeps them in it", async () => {
    const first = await get("/");
    const cookie = String(first.headers["set-cookie"]);
    const bucket = /__Host-mandi-bucket=(\d+);.*Secure.*HttpOnly/.exec(cookie)?.[1];

    const second = await get("/", { cookie: `__Host-mandi-bucket=${bucket}` });

    expect(first.body).toContain(`data-bucket="${bucket}"`);
    expect(second.headers["set-cookie"]).toBeUndefined();
    expect(second.body).toContain(`data-bucket="${bucket}"`);
  });

  it("preloads the version on trial for the buckets in the trial, and the live one for the others", async () => {
    const trial = await world.publishedArea("seller", "two");
    await movePointer(world.store, startCanary("seller", trial, 10), author);
    const user = encodeURIComponent(JSON.stringify({ type: "seller" }));
    const page = (bucket: number) =>
      get("/seller/7", { cookie: `__Host-mandi-bucket=${bucket}; __Host-mandi-user=${user}` });

    expect((await page(9)).body).toContain(`as="script" href="/areas/seller/${trial}/`);
    expect((await page(10)).body).toContain(`as="script" href="/areas/seller/${seller}/`);
  });
});
