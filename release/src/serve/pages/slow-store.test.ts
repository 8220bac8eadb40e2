import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { addPin } from "../../plan/pin/pin";
import { promote } from "../../plan/steps/promote";
import { makeSecret } from "../../plan/token/token";
import { openS3Store } from "../../store/s3-store";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

const author = { who: "asha", why: "weekly release" };

describe("a store that does not answer", () => {
  let world: ReleaseWorld;
  let told: jest.SpyInstance;
  beforeEach(async () => {
    world = await releaseWorld();
    told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    await promote(world.store, { shell: await world.publishedShell() }, author);
  });
  afterEach(async () => {
    told.mockRestore();
    await world.remove();
  });

  it("keeps no page waiting: what is known is served while one read continues, and its result is served next", async () => {
    const { store, storeFolder } = world;
    const web = await buildWebServer({ store, storeFolder, apiUrl: "http://127.0.0.1:9", environment: {} });
    const revisionServed = async () => (await web.inject("/release.json")).json().revision;
    await expect(revisionServed()).resolves.toBe(1);
    await promote(store, { seller: await world.publishedArea("seller", "one") }, author);
    const latest = await store.readLatest();
    let answer: (() => void) | undefined;
    const read = jest.spyOn(store, "readLatest").mockReturnValue(
      new Promise((resolve) => {
        answer = () => resolve(latest);
      }),
    );

    await expect(Promise.all([revisionServed(), revisionServed()])).resolves.toEqual([1, 1]);
    await expect(revisionServed()).resolves.toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
    expect(told.mock.calls.map(([text]) => text)).toEqual([
      "The release store does not answer. Revision 1 is still served.\n",
    ]);
    answer?.();
    for (let tries = 0; tries < 60 && (await revisionServed()) === 1; tries += 1) await wait(50);
    await expect(revisionServed()).resolves.toBe(2);
    await web.close();
  });
});

describe("a store that stops answering", () => {
  it("keeps somebody with a pinned version waiting no longer than others, and they keep it", async () => {
    const world = await releaseWorld();
    const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const { store, storeFolder } = world;
    const [live, next] = [await world.publishedArea("seller", "one"), await world.publishedArea("seller", "two")];
    await promote(store, { shell: await world.publishedShell(), seller: live }, author);
    const { token, sum } = makeSecret("0123abcd");
    const pin = {
      id: "0123abcd",
      name: "Sharma Steel",
      sum,
      versions: { seller: next },
      until: "2099-01-01T00:00:00Z",
    };
    await addPin(store, { ...pin, at: new Date().toISOString() }, author, new Date());
    const never = new Promise<never>(() => undefined);
    let isSilent = false;
    const whileItAnswers = Object.fromEntries(
      Object.entries(store).map(([name, does]) => [
        name,
        (...given: unknown[]) => (isSilent ? never : Reflect.apply(does, store, given)),
      ]),
    );
    const slow = { ...store, ...whileItAnswers };
    const web = await buildWebServer({ store: slow, storeFolder, apiUrl: "http://127.0.0.1:9", environment: {} });
    const headers = { cookie: `__Host-mandi-pin=${token}` };
    const versionServed = async () =>
      (await web.inject({ url: "/release.json", headers })).json().areas.seller.canary?.version;
    await expect(versionServed()).resolves.toBe(next);

    isSilent = true;

    await expect(versionServed()).resolves.toBe(next);
    expect((await web.inject({ url: "/", headers })).statusCode).toBe(200);
    await web.close();
    told.mockRestore();
    await world.remove();
  });
});

describe("a bucket that does not answer", () => {
  const credentials = { AWS_REGION: "ap-south-1", AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" };
  // The bucket's client reads them from the process, as in production.
  beforeAll(() => Object.assign(process.env, credentials));
  afterAll(() => {
    for (const name of Object.keys(credentials)) delete process.env[name];
  });

  it("is abandoned", async () => {
    const silent = createServer((socket) => void socket.on("error", () => undefined).resume());
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const environment = { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` };
    const store = openS3Store({ bucket: "releases", prefix: "mandi/" }, environment, { connectMs: 500, idleMs: 200 });

    await expect(store.readLatest()).rejects.toThrow("timed out after 200 ms");
    silent.close();
  });
});
