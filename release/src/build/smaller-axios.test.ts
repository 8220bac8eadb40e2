import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { listFiles } from "../store/files/list-files";
import { type FakeAnswer, fakeRequest, type SentCall } from "../testing/fake-request";
import { runBuild } from "./run-build";
import { workspaceRoot } from "./workspace";

/** What the product's HTTP layer uses of axios. */
interface Client {
  request(config: object): Promise<{ readonly data: unknown; readonly headers: Readonly<Record<string, string>> }>;
}
interface Axios {
  create(defaults: object): Client;
  getUri(config: object): string;
}

const axiosFolder = path.join(workspaceRoot, "shared/node_modules/axios");
const calls: SentCall[] = [];
let answer: FakeAnswer;
let folder: string;
let axios: Axios;
let client: Client;

beforeAll(async () => {
  await mkdir(path.join(workspaceRoot, ".cache"), { recursive: true });
  folder = await mkdtemp(path.join(workspaceRoot, ".cache/axios-"));
  const distFolder = path.join(folder, "dist");
  await mkdir(path.join(folder, "src/boot"), { recursive: true });
  const source = `import axios from ${JSON.stringify(path.join(axiosFolder, "index.js"))}; globalThis.smallerAxios = axios;`;
  await writeFile(path.join(folder, "src/main.ts"), source);
  await writeFile(path.join(folder, "src/boot/first-script.ts"), "export {};");
  await runBuild({ kind: "shell", folder, distFolder });
  const script = (await listFiles(distFolder)).find((file) => /\/shell\.\w+\.js$/.test(file)) ?? "";
  const XMLHttpRequest = fakeRequest((call) => {
    calls.push(call);
    return answer;
  });
  const location = new URL("https://localhost/");
  const ofBrowsers = { window: { location }, document: {}, location, setTimeout, clearTimeout, console };
  const browser = createContext({ ...ofBrowsers, XMLHttpRequest, FormData, Blob, URL, URLSearchParams });
  runInContext(await readFile(path.join(distFolder, script), "utf8"), browser);
  axios = browser["smallerAxios"];
  client = axios.create({ headers: { Accept: "application/json" } });
});
beforeEach(() => {
  calls.length = 0;
  answer = { status: 200, body: '{"count":1}', headers: "mandi-user-type: customer" };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("asks for an address with its query and headers, and reads the answer with its headers", async () => {
  const config = { method: "GET", url: "/api/list", params: { page: 2, city: "Raipur East", size: undefined } };
  const { data, headers } = await client.request({ ...config, headers: { Authorization: "Bearer t" } });

  expect(data).toEqual({ count: 1 });
  expect(headers["mandi-user-type"]).toBe("customer");
  expect(calls).toMatchObject([{ method: "GET", address: "/api/list?page=2&city=Raipur+East", body: null }]);
  expect(calls[0]?.headers).toEqual({
    accept: "application/json",
    authorization: "Bearer t",
  });
  expect(axios.getUri(config)).toBe(calls[0]?.address);
});

it("sends values as JSON, and a form with files as the browser's own", async () => {
  const form = new FormData();
  form.set("file", new Blob(["%PDF"]), "bill.pdf");
  await client.request({ method: "POST", url: "/api/bill", data: { rupees: [1, 2] } });
  await client.request({ method: "POST", url: "/api/bill", data: form });

  expect(calls.map(({ body }) => body)).toEqual(['{"rupees":[1,2]}', form]);
  expect(calls.map(({ headers }) => headers["content-type"])).toEqual(["application/json", undefined]);
});

it("tells a refusal, a lost connection and a call that was given up apart", async () => {
  const get = (more = {}) => client.request({ method: "GET", url: "/api/list", ...more });
  answer = { status: 422, body: '{"message":"Not so"}', headers: "" };
  await expect(get()).rejects.toMatchObject({
    isAxiosError: true,
    code: "ERR_BAD_REQUEST",
    message: "Request failed with status code 422",
    response: { status: 422, data: { message: "Not so" } },
  });
  answer = null;
  await expect(get()).rejects.toMatchObject({ isAxiosError: true, code: "ERR_NETWORK", message: "Network Error" });
  const stop = new AbortController();
  const givenUp = get({ signal: stop.signal });
  stop.abort();
  await expect(givenUp).rejects.toMatchObject({ isAxiosError: true, code: "ERR_CANCELED" });
});
