import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askedQuotation } from "../../modules/auction/marking/testing/asked-quotation";
import { apiOfFile } from "../../testing/api-of-file";
import { runDesk } from "./run";
import { writeSession } from "./session-file";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 1, transporters: 1 });
let url = "";
let folder = "";
beforeAll(async () => {
  await api.server.listen({ host: "127.0.0.1", port: 0 });
  const address: AddressInfo | string | null = api.server.server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  folder = await mkdtemp(join(tmpdir(), "mandi-marking-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A desk person who gives this answer when asked; a program gives none. */
async function desk(typed: readonly string[], answer?: string) {
  const out: string[] = [];
  const errors: string[] = [];
  const asked: string[] = [];
  const code = await runDesk(typed.includes("--url") ? typed : [...typed, "--url", url], {
    environment: { MANDI_DESK_SESSION: join(folder, "desk.json") },
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
    canAsk: answer !== undefined,
    ask: async (question) => {
      asked.push(question);
      return answer ?? api.sentCodes.at(-1)?.code ?? "";
    },
  });
  return { code, out: out.join("\n"), errors: errors.join("\n"), asked };
}

const price = (rupees: number) =>
  api.post(
    `/seller/product-enquiry/${quotation.id}`,
    { base_price: rupees, confirmed_price: rupees },
    quotation.seller(0),
  );
const mark = () => [
  ...["quotation", "mark", String(quotation.id), "--seller", quotation.seller(0).phone],
  ...["--transport-price", "1800", "--reason", "By telephone"],
];
const status = async () => (await quotation.row()).status;

beforeEach(() => desk(["login", quotation.market.staff.phone]));

it("shows a desk person the warnings about a marking, and does nothing until they confirm", async () => {
  await price(45);

  const no = await desk(mark(), "no");
  expect(no).toMatchObject({ code: 1, out: "", asked: ["Mark it now anyway? Type yes: "] });
  expect(no.errors).toContain("Warning: Offers are announced to close at");
  expect(no.errors).toContain("Warning: ₹45 per MT is 99.9% below the listed price of ₹45,000.");
  expect(no.errors).toContain("Nothing was done.");
  expect(await status()).toBe("pending");

  expect(await desk(mark(), "yes")).toMatchObject({ code: 0, out: expect.stringContaining("The seller is marked.") });
  expect(await status()).toBe("Seller Marked");
});

it("warns a program and continues, because nobody can answer", async () => {
  await price(45_000);

  const marked = await desk(mark());

  expect(marked).toMatchObject({ code: 0, asked: [] });
  expect(marked.errors).toContain("Warning: Offers are announced to close at");
  expect(await status()).toBe("Seller Marked");
});

it("always asks a desk person to confirm the price, and only prints it for a program", async () => {
  await price(45_000);
  await quotation.pass(3_600);
  const landed = /^The landed price is ₹[\d,.]+ per MT before GST\./;

  const no = await desk(mark(), "no");
  expect(no).toMatchObject({ code: 1, asked: ["Mark it now? Type yes: "], errors: expect.stringMatching(landed) });
  expect(await status()).toBe("pending");

  expect(await desk(mark())).toMatchObject({ code: 0, asked: [], errors: expect.stringMatching(landed) });
  expect(await status()).toBe("Seller Marked");
});

/** A server that marks nothing: it answers the price with this status, and closes the connection of a marking. */
async function withProduct(answered: number, run: (url: string, calls: readonly string[]) => Promise<void>) {
  const calls: string[] = [];
  const product = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      calls.push(`${request.method} ${request.url?.split("?")[0]} ${Buffer.concat(chunks)}`.trim());
      if (request.method === "POST") return void response.destroy();
      const isPrice = request.url?.includes("/price") === true;
      response.writeHead(isPrice ? answered : 200, { "content-type": "application/json" });
      const refused = { message: "Please wait a moment." };
      response.end(JSON.stringify(answered !== 200 && isPrice ? refused : { data: { landed_per_mt: 47_250 } }));
    });
  });
  await new Promise<void>((resolve) => product.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = product.address();
  const at = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  await writeSession(join(folder, "desk.json"), { url: at, phone: "9000000091", token: "t", binding: "b" });
  try {
    await run(at, calls);
  } finally {
    await new Promise((resolve) => product.close(resolve));
  }
}

const sentBody = (calls: readonly string[]): unknown => JSON.parse(/\{.*$/.exec(calls.at(-1) ?? "")?.[0] ?? "null");

it.each([403, 429, 500])("marks nothing when the price call is answered with %i, and reports why", async (answered) => {
  await withProduct(answered, async (at, calls) => {
    expect(await desk([...mark(), "--url", at])).toMatchObject({ code: 1, errors: "Please wait a moment." });
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  });
});

it("leaves what cannot be priced to the marking itself", async () => {
  await withProduct(422, async (at, calls) => {
    await desk([...mark(), "--url", at]);
    expect(calls.at(-1)).toMatch(/^POST /);
    expect(calls.at(-1)).not.toContain("expected_landed");
  });
});

it("repeats a marking with the price that was read the first time, without reading a new one", async () => {
  await withProduct(200, async (at, calls) => {
    const { errors, code } = await desk([...mark(), "--url", at]);
    expect(code).toBe(4);
    const added = /with (--retry-key \S+ --expected-landed 47250); it is only done once/.exec(errors)?.[1] ?? "";
    const sent = sentBody(calls);
    expect(sent).toMatchObject({ expected_landed: 47_250 });
    const before = calls.length;

    await desk([...mark(), ...added.split(" "), "--url", at]);
    expect(sentBody(calls)).toEqual(sent);
    expect(calls.slice(before).filter((call) => call.includes("/price"))).toEqual([]);
  });
});

it("shows the flag in the list of quotations and beside the offer", async () => {
  await price(45);

  const list = (await desk(["quotation", "list"])).out;
  expect(list.split("\n")[0]).toContain("far offers");
  const shown = (await desk(["quotation", "show", String(quotation.id)])).out;
  expect(shown).toMatch(/far offers +1/);
  expect(shown).toContain("₹45 per MT is 99.9% below the listed price of ₹45,000.");
});

it("warns before the marking that the freight is far outside the transporter's belt", async () => {
  await price(45_000);
  await quotation.bid(0, 18);

  const typed = mark().filter((part) => part !== "--transport-price" && part !== "1800");
  const no = await desk([...typed, "--transporter", quotation.carrier(0).phone], "no");

  expect(no).toMatchObject({ code: 1, out: "" });
  expect(no.errors).toContain(
    "Warning: Freight of ₹18 per MT is 98.8% below the lowest price of the transporter's belt",
  );
});

it("extends the bidding to an Indian time as people write it, and repeats that time", async () => {
  const until = new Date(api.clock.now().getTime() + 3 * 24 * 3_600_000);
  const day = until.toLocaleDateString("en-GB", {
    timeZone: "Asia/Kolkata",
    day: "numeric",
    month: "long",
    year: "numeric",
  });

  const done = await desk([
    "quotation",
    "extend",
    String(quotation.id),
    "--until",
    `${day}, 6:30 pm`,
    "--reason",
    "Asked",
  ]);

  expect(done).toMatchObject({ code: 0, out: expect.stringMatching(/^The bidders have time until .*6:30 pm IST\.$/) });
  expect((await quotation.row()).deadline_at.toISOString()).toMatch(/T13:00:00\.000Z$/);
});
