import { createServer } from "node:http";
import { inTransaction } from "../../platform/database/transaction";
import { createJobContext, runDueJobs, runJob } from "../../testing/run-jobs";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { storeSetting } from "../site/settings";
import { notify } from "./notification.service";
import { fillText, type notificationTexts } from "./notification-texts";
import { httpOutboxDelivery, logDelivery } from "./outbox-delivery";
import { quietNights } from "./quiet-hours";

let api: TestApi;
let user: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("outbox").execute();
  user = await api.signIn("customer");
});

const tell = (
  kind: keyof typeof notificationTexts = "quotation expired",
  people = [user.id],
  { number = "Q2627000001", at = api.clock.now() } = {},
) =>
  inTransaction(api.db, (tx) =>
    notify(tx, { kind, userIds: people, values: { number }, link: "/quotation-detail/1", at }),
  );
const read = (query = "") => api.get(`/notification${query}`, user);

it("lists a person's own notifications, newest first, with the number of unread ones", async () => {
  for (let count = 0; count < 22; count += 1) await tell();
  await tell("quotation expired", [(await api.signIn("customer")).id]);

  const first = (await read()).body;
  const second = (await read("?page=2")).body;

  expect(first).toMatchObject({ total: 22, unread: 22, current_page: 1, last_page: 2 });
  expect(first.data[0]).toMatchObject({
    text: "The price of your quotation Q2627000001 has expired. You can ask again.",
    link: "/quotation-detail/1",
    is_read: false,
  });
  expect(first.data[0].id).toBeGreaterThan(first.data[1].id);
  expect(second.data).toHaveLength(2);
});

it("lists earlier events below later ones, even when they were written afterwards", async () => {
  const now = api.clock.now();
  await tell("quotation expired", [user.id], { number: "Q2627000002", at: now });
  await tell("quotation expired", [user.id], { number: "Q2627000001", at: new Date(now.getTime() - 3_600_000) });

  const texts = (await read()).body.data.map(({ text }: { text: string }) => text.match(/Q\d+/)?.[0]);

  expect(texts).toEqual(["Q2627000002", "Q2627000001"]);
});

it("marks the named ones as read, or all when none is named, and never another person's", async () => {
  const other = await api.signIn("seller");
  await tell("quotation expired", [user.id, other.id]);
  await tell();
  const [newest] = (await read()).body.data;
  const [foreign] = (await api.get("/notification", other)).body.data;

  await api.post("/notification/read", { id: [newest.id, foreign.id] }, user);
  expect((await read()).body.unread).toBe(1);
  await api.post("/notification/read", {}, user);

  expect((await read()).body.unread).toBe(0);
  expect((await api.get("/notification", other)).body.unread).toBe(1);
});

it("uses the desk's own wording where there is one", async () => {
  await api.db
    .insertInto("notification_template")
    .values({ kind: "quotation expired", text: "{number} is over" })
    .execute();
  await tell();
  await api.db.deleteFrom("notification_template").execute();

  expect((await read()).body.data[0].text).toBe("Q2627000001 is over");
});

it("leaves an unknown placeholder visible in a text instead of a gap", () => {
  expect(fillText("{number} for {nobody}", { number: "7" })).toBe("7 for {nobody}");
});

it.each(["Not in the bank", "Not in the bank."])("ends the sentence of the reason “%s” once", (reason) => {
  expect(fillText("Rejected: {reason}. Please check.", { reason })).toBe("Rejected: Not in the bank. Please check.");
});

it("sends each message once, even when two processes send at the same moment", async () => {
  for (let count = 0; count < 10; count += 1) await tell();
  const { context, sent } = createJobContext(api);

  await Promise.all([runJob(api, "sweep outbox", context), runJob(api, "sweep outbox", context)]);

  expect(sent).toHaveLength(10);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(10);
  expect(sent[0]).toMatchObject({
    phone: user.phone,
    text: expect.stringContaining("Q2627000001"),
    link: "/quotation-detail/1",
  });
});

it("tries again half a minute later what could not be sent, with the same id, and keeps the error for the desk", async () => {
  await tell();
  const { context, sent, failDelivery } = createJobContext(api);
  failDelivery(true);
  await expect(runJob(api, "sweep outbox", context)).rejects.toThrow("could not be sent");
  const failed = await api.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  failDelivery(false);
  await runJob(api, "sweep outbox", context);
  expect(sent).toEqual([]);
  api.clock.advance(30);

  await runJob(api, "sweep outbox", context);

  expect(failed).toMatchObject({ attempts: 0, last_error: "The gateway is down", sent_at: null });
  expect(sent).toMatchObject([{ id: failed.id }]);
});

it("holds back messages from nine in the evening to nine in the morning, unless the desk decides otherwise", async () => {
  const { context, sent } = createJobContext(api);
  const day = api.clock.now();
  const at = (indianTime: string) => api.clock.set(new Date(`2026-11-22T${indianTime}+05:30`));
  at("21:00:00");
  await tell();
  await runJob(api, "sweep outbox", context);
  at("23:59:00");
  await runJob(api, "sweep outbox", context);
  at("08:59:59");
  await runJob(api, "sweep outbox", context);
  expect(sent).toEqual([]);
  expect((await read()).body.unread).toBe(1);
  at("09:00:00");
  await runJob(api, "sweep outbox", context);
  expect(sent).toHaveLength(1);

  await storeSetting(api.db, quietNights, false);
  at("23:00:00");
  await tell();
  await runJob(api, "sweep outbox", context);
  expect(sent).toHaveLength(2);
  await storeSetting(api.db, quietNights, true);
  api.clock.set(day);
});

it("notifies nobody when the transaction fails, inside or outside the product", async () => {
  await expect(
    inTransaction(api.db, async (tx) => {
      await notify(tx, { kind: "enquiry ended", userIds: [user.id], values: {}, link: null, at: api.clock.now() });
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  const { context, sent } = createJobContext(api);
  await runDueJobs(api, context);

  expect((await read()).body.total).toBe(0);
  expect(sent).toEqual([]);
});

it("writes neither number nor text of a message into the log", async () => {
  const lines: string[] = [];

  await logDelivery((line) => void lines.push(line)).send({ id: 4, phone: "9000000001", text: "secret", link: null });

  expect(lines).toEqual(["Message 4 was not sent: no gateway is set up"]);
});

it("posts a message to the gateway and fails when the gateway does", async () => {
  const bodies: string[] = [];
  let status = 200;
  const gateway = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      bodies.push(body);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const address = gateway.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const delivery = httpOutboxDelivery(`http://127.0.0.1:${port}/`);
  const message = { id: 9, phone: "9000000001", text: "Hello", link: "/order-details/1" };
  try {
    await delivery.send(message);
    status = 500;
    await expect(delivery.send(message)).rejects.toThrow("answered 500");
  } finally {
    gateway.close();
  }

  expect(JSON.parse(bodies[0] ?? "")).toEqual(message);
});
