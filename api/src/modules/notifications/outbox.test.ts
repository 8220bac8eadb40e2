import { createServer, type Server } from "node:http";
import { inTransaction } from "../../platform/database/transaction";
import { apiOfFile } from "../../testing/api-of-file";
import { createJobContext, runJob } from "../../testing/run-jobs";
import { notify } from "./notification.service";
import { httpOutboxDelivery } from "./outbox-delivery";

const api = apiOfFile();

/** A gateway that answers with `statusOf` a text, and what it was asked to send. */
let gateway: Server;
let statusOf: (text: string) => number = () => 200;
let asked: string[] = [];
beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const { text } = JSON.parse(body);
      asked.push(text);
      response.writeHead(statusOf(text)).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise<unknown>((resolve) => gateway.close(resolve)));
beforeEach(async () => {
  await api.db.deleteFrom("outbox").execute();
  asked = [];
  statusOf = () => 200;
});

/** Tells a person of the end of these quotations, each in a message of its own. */
async function told(...numbers: string[]) {
  const { id } = await api.signIn("customer");
  for (const number of numbers) {
    const notice = { kind: "quotation expired", userIds: [id], values: { number }, link: null } as const;
    await inTransaction(api.db, (tx) => notify(tx, { ...notice, at: api.clock.now() }));
  }
}

/** The sweep of the outbox, as it runs once a minute. */
async function sweep(): Promise<void> {
  const address = gateway.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { context } = createJobContext(api);
  const services = { ...context.services, outboxDelivery: httpOutboxDelivery(`http://127.0.0.1:${port}/`) };
  await runJob(api, "sweep outbox", { ...context, services }).catch(() => undefined);
  api.clock.advance(60);
}
const unsent = () =>
  api.db.selectFrom("outbox").select(["text", "attempts", "given_up_at"]).where("sent_at", "is", null).execute();
const about = (number: string) => expect.stringContaining(number);

it("loses no message to a gateway that is down for a while, however often they were tried", async () => {
  await told("Q2627000001", "Q2627000002", "Q2627000003", "Q2627000004");
  statusOf = () => 503;
  for (let run = 0; run < 9; run += 1) await sweep();
  expect((await unsent()).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0]);
  statusOf = () => 200;
  asked = [];

  await sweep();

  expect(asked.toSorted()).toEqual(["Q2627000001", "Q2627000002", "Q2627000003", "Q2627000004"].map(about));
  expect(await unsent()).toEqual([]);
});

it("gives up on a message that the gateway refuses eight times, and sends the others at once", async () => {
  await told("Q2627000005", "Q2627000006");
  statusOf = (text) => (text.includes("Q2627000005") ? 422 : 200);
  await sweep();
  expect(asked).toEqual([about("Q2627000005"), about("Q2627000006")]);

  for (let minute = 0; minute < 150; minute += 1) await sweep();

  expect(asked.filter((text) => text.includes("Q2627000005"))).toHaveLength(8);
  expect(await unsent()).toEqual([{ text: about("Q2627000005"), attempts: 8, given_up_at: expect.any(Date) }]);
  const { data } = (await api.get("/desk/outbox", await api.signIn("staff"))).body;
  expect(data).toMatchObject([{ attempts: 8, last_error: "The message gateway answered 422" }]);
});

it("counts no attempt while the gateway refuses our access, our account with it is empty or it is too busy", async () => {
  await told("Q2627000007");
  for (const status of [401, 402, 404, 409, 429, 451]) {
    statusOf = () => status;
    await sweep();
  }

  expect(await unsent()).toMatchObject([{ attempts: 0, given_up_at: null }]);
});

it("sends what comes after single failures in the same run", async () => {
  await told("Q2627000011", "Q2627000012", "Q2627000013", "Q2627000014", "Q2627000015", "Q2627000016", "Q2627000017");
  statusOf = (text) => (/1[135]\b/.test(text) ? 500 : 200);

  await sweep();

  expect((await unsent()).map(({ text }) => text)).toEqual(["Q2627000011", "Q2627000013", "Q2627000015"].map(about));
});
