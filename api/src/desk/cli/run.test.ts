import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBookedOrder } from "../../testing/order-world";
import { createTestApi, sessionHeaders, type TestApi } from "../../testing/test-api";
import { ownFlags } from "./arguments";
import { commands } from "./commands";
import { runDesk } from "./run";

let api: TestApi;
let url = "";
let folder = "";
beforeAll(async () => {
  api = await createTestApi();
  await api.server.listen({ host: "127.0.0.1", port: 0 });
  const address: AddressInfo | string | null = api.server.server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  folder = await mkdtemp(join(tmpdir(), "mandi-desk-"));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200, 7)]);

const desk = (...typed: string[]) => deskThat({ canAsk: false }, typed);

async function deskThat({ canAsk }: { readonly canAsk: boolean }, typed: readonly string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runDesk([...typed, "--url", url], {
    environment: { MANDI_DESK_SESSION: join(folder, "desk.json") },
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
    canAsk,
    ask: async () => api.sentCodes.at(-1)?.code ?? "",
  });
  return { code, out: out.join("\n"), errors: errors.join("\n") };
}

it("logs a desk person in with a code, keeps the login readable only by them, and executes what they type", async () => {
  const order = await createBookedOrder(api);
  expect(await desk("queue")).toMatchObject({ code: 3 });
  expect(await desk("login", order.buyer.phone)).toMatchObject({ code: 1, errors: expect.stringContaining("desk") });
  expect(await desk("login", order.staff.phone)).toMatchObject({ code: 0 });
  expect((await stat(join(folder, "desk.json"))).mode & 0o777).toBe(0o600);

  const queue = await desk("queue");
  expect(queue.out).toContain("orders without confirmation");
  expect((await desk("order", "show", String(order.orderId))).out).toContain(order.number);
  const list = JSON.parse((await desk("order", "list", "--status", "pending", "--json")).out);
  expect(list.data).toHaveLength(1);

  const cancel = ["order", "cancel", String(order.orderId)];
  expect(await desk(...cancel)).toMatchObject({ code: 2, errors: "Please add --refund, --reason." });
  expect(await desk(...cancel, "--refund", "9,99,999", "--reason", "Asked")).toMatchObject({ code: 1 });
  expect((await desk(...cancel, "--refund", "0", "--reason", "Asked by telephone")).out).toBe(
    "The order is cancelled.",
  );
  expect((await desk("audit", "--subject", `order:${order.orderId}`)).out).toContain("Asked by telephone");

  expect(await desk("logout")).toMatchObject({ code: 0 });
  expect(await desk("queue")).toMatchObject({ code: 3 });
});

it("ends a login that nobody can finish with a plain message and its own exit code", async () => {
  const staff = await api.signIn("staff");
  const errors: string[] = [];
  const code = await runDesk(["login", staff.phone, "--url", url], {
    environment: { MANDI_DESK_SESSION: join(folder, "nobody.json") },
    out: () => undefined,
    error: (text) => errors.push(text),
    canAsk: false,
    ask: async () => null,
  });

  expect(code).toBe(5);
  expect(errors.join()).toContain("Nobody typed the code, so you are not logged in.");
  await expect(stat(join(folder, "nobody.json"))).rejects.toThrow();
});

it("uploads a picture, uses it in a step, and downloads it readable only by the user", async () => {
  const order = await createBookedOrder(api);
  const [photo, copy] = [join(folder, "certificate.png"), join(folder, "copy.png")];
  await writeFile(photo, png);
  await desk("login", order.staff.phone);

  const { id } = JSON.parse((await desk("upload", photo, "--json")).out);
  const confirm = ["order", "seller-step", String(order.orderId), "--event", "confirm"];
  await desk(...confirm, "--dispatch-date", "2026-11-25", "--reason", "By telephone");
  const quality = ["order", "quality", String(order.orderId), "--certificate-id", String(id), "--reason", "Seen"];
  expect(await desk(...quality)).toMatchObject({ code: 0 });
  expect(await desk("file", "save", String(id), "--to", copy)).toMatchObject({ code: 0, out: `Saved as ${copy}` });

  expect((await readFile(copy)).equals(png)).toBe(true);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  expect((await desk("file", "save", String(id), "--to", photo)).errors).toContain("already exists");
  expect((await readFile(photo)).equals(png)).toBe(true);
  expect(await desk("file", "save", String(id))).toMatchObject({ code: 2, errors: expect.stringContaining("--to") });
  expect(await desk("file", "save", "999999", "--to", join(folder, "none"))).toMatchObject({ code: 1 });
  expect(await desk("upload", join(folder, "nowhere.png"))).toMatchObject({ code: 2 });
  expect(await desk("upload")).toMatchObject({ code: 2 });
  await desk("logout");
  expect(await desk("upload", photo)).toMatchObject({ code: 3 });
});

it("lists the documents of a credit request and saves one by its title", async () => {
  const [buyer, staff] = [await api.signIn("customer"), await api.signIn("staff")];
  const [type] = (await api.get("/credit-wallet-document-type", buyer)).body.data;
  await api.post("/credit-wallet-request", { credit_wallet_document_type_id: type.id }, buyer);
  const [request] = (await api.get("/credit-wallet-request", buyer)).body.data;
  const form = new FormData();
  form.set("file", new Blob([png]), "pan.png");
  const path = `/api/credit-wallet-request/${request.id}/document?title=${encodeURIComponent(type.title[0])}`;
  await fetch(new URL(path, url), { method: "POST", headers: sessionHeaders(buyer), body: form });
  await desk("login", staff.phone);

  expect((await desk("credit", "list")).out).toContain(type.title[0]);
  const saved = join(folder, "pan.png");
  const open = ["credit", "document", String(request.id), "--title", type.title[0], "--to", saved];
  expect(await desk(...open)).toMatchObject({ code: 0 });
  expect((await readFile(saved)).equals(png)).toBe(true);
  await desk("logout");
});

it("changes a setting each time, even back to an earlier value", async () => {
  const staff = await api.signIn("staff");
  await desk("login", staff.phone);
  const set = (value: string) => desk("setting", "set", "--key", "credit_days", "--value", value, "--reason", "Trial");
  for (const value of ["7", "14", "7"]) {
    expect(await set(value)).toMatchObject({ code: 0, errors: "" });
    expect((await desk("setting", "list")).out).toMatch(new RegExp(`^credit_days +${value} `, "m"));
  }
  await set("0");
  await desk("logout");
});

it("has no command option with the name of one of the program's own flags", () => {
  const options = commands
    .filter(({ isFile }) => !isFile)
    .flatMap(({ name, options }) => options.map(({ flag }) => ({ name, flag })));
  const taken = options.filter(({ flag }) => ownFlags.has(flag));
  // `--to` means a file only where one is saved.
  expect(taken).toEqual([
    { name: "order payout", flag: "to" },
    { name: "user statement", flag: "to" },
  ]);
});

it("reports in plain words what was mistyped", async () => {
  expect((await desk("help")).out).toContain("pnpm desk login");
  expect((await desk("help", "order", "cancel")).out).toContain("--refund");
  expect(await desk("ordr", "list")).toMatchObject({ code: 2, errors: expect.stringContaining("no command") });
  expect((await desk("login", "12")).errors).toContain("ten digits");
});

it("shows how to write a date", async () => {
  const staff = await api.signIn("staff");
  await desk("login", staff.phone);
  const days = ["--first-day", "21/11/2026", "--last-day", "2026-11-30"];
  expect(await desk("ledger", "save", "--account", "bank", ...days, "--to", join(folder, "bank.csv"))).toMatchObject({
    code: 1,
    errors: expect.stringContaining("--first-day: Please enter the date as YYYY-MM-DD"),
  });
  await desk("logout");
});

it("reports when nothing answers, and how to repeat an act safely", async () => {
  const gone = await runDesk(["login", "9000000091", "--url", "http://127.0.0.1:9"], {
    environment: { MANDI_DESK_SESSION: join(folder, "other.json") },
    out: () => undefined,
    error: () => undefined,
    canAsk: false,
    ask: async () => "",
  });
  expect(gone).toBe(4);
});

it("asks for a new code where money needs one, and then does the same act", async () => {
  const person = await api.signIn("customer");
  const staff = await api.signIn("staff");
  await desk("login", staff.phone);
  api.clock.advance(31 * 60);
  const typed = ["user", "credit-limit", person.phone, "--limit", "1000", "--reason", "Agreed"];
  expect(await desk(...typed)).toMatchObject({ code: 1, errors: expect.stringContaining("new one-time code") });
  expect(await deskThat({ canAsk: true }, typed)).toMatchObject({ code: 0, out: "The credit limit is set." });
});
