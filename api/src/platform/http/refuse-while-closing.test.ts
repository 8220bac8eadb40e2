import { type AddressInfo, connect } from "node:net";
import { Object as ObjectOf } from "typebox";
import { buildPlainServer } from "../../testing/plain-server";
import { createTestDatabase } from "../../testing/test-database";
import { defineRoute } from "../routes/route";

it("answers the running requests of an api that closes, and asks those that arrive meanwhile to retry", async () => {
  let finish: () => void = () => undefined;
  let tellBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    tellBegun = resolve;
  });
  const database = await createTestDatabase(1);
  const order = defineRoute({
    method: "GET",
    path: "/order",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    summary: "Answers when the test lets it",
    answer: ObjectOf({}),
    handle: () =>
      new Promise<object>((resolve) => {
        finish = () => resolve({});
        tellBegun();
      }),
  });
  const server = await buildPlainServer({ db: database.db, routes: [order] });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  const heard: Buffer[] = [];
  socket.on("data", (part) => void heard.push(part));
  const ended = new Promise((resolve) => socket.once("close", resolve));
  const ask = () => socket.write("GET /api/order HTTP/1.1\r\nHost: localhost\r\n\r\n");
  ask();
  await begun;
  const arrived = new Promise((resolve) => server.server.once("request", resolve));
  const closed = server.close();
  await new Promise((resolve) => setImmediate(resolve));
  ask();
  await arrived;
  finish();
  await closed;
  await ended;

  const [first, second, ...more] = Buffer.concat(heard)
    .toString()
    .split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect(second).toMatch(/^HTTP\/1\.1 503 /);
  expect(second).toMatch(/\r\nretry-after: 2\r\n/i);
  expect(second).toMatch(/\r\nconnection: close\r\n/i);
  expect(second).toContain('{"message":"The service is busy. Please try again in a moment.","code":"unavailable"}');
  expect(more).toEqual([]);
  await database.drop();
});
