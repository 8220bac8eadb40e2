import { createServer, type Server } from "node:http";
import { systemIds } from "../../platform/ids";
import { buildServer } from "../../server";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { httpDelivery } from "./otp-delivery";

/** A gateway that answers with `status`, and not at all where there is none. */
let gateway: Server;
let status: number | undefined;
let api: TestApi;
let server: TestApi["server"];
beforeAll(async () => {
  gateway = createServer((_request, response) => {
    if (status !== undefined) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const address = gateway.address();
  const port = typeof address === "object" && address ? address.port : 0;
  api = await createTestApi();
  server = await buildServer({
    db: api.db,
    clock: api.clock,
    ids: systemIds,
    services: { otpDelivery: httpDelivery(`http://127.0.0.1:${port}/`, 500) },
    logLevel: "silent",
    rateLimitFactor: 1_000,
    maxEventLoopDelayMs: 0,
  });
});
afterAll(async () => {
  gateway.closeAllConnections();
  gateway.close();
  await server.close();
  await api.close();
});

/** Asks for a code for the phone, half a minute after whatever came before. */
async function ask(phone: string): Promise<number> {
  api.clock.advance(30);
  return askAtOnce(phone);
}
const askAtOnce = async (phone: string) =>
  (
    await server.inject({
      method: "POST",
      url: "/api/otp-login",
      payload: { phone },
      remoteAddress: `192.0.2.${Number(phone.slice(-3)) % 250}`,
    })
  ).statusCode;
const askTimes = async (phone: string, times: number) => {
  const answers: number[] = [];
  for (let asked = 0; asked < times; asked += 1) answers.push(await ask(phone));
  return answers;
};

it.each([500, 503, 401, 402, 429])(
  "sends a code as soon as a gateway that answered %i is back, however often it was asked for",
  async (down) => {
    const phone = `98930${String(down).padStart(5, "0")}`;
    status = down;
    expect(await askTimes(phone, 13)).toEqual(Array.from({ length: 13 }, () => 503));
    expect(await askAtOnce(phone)).toBe(429);
    status = 200;

    expect(await askTimes(phone, 6)).toEqual([200, 200, 200, 200, 200, 429]);
  },
);

it.each([
  ["refuses the phone", 422, "9893100001"],
  ["does not answer in time, because it may have sent them", undefined, "9893100002"],
])("counts the codes of a gateway that %s", async (_why, answer, phone) => {
  status = answer;
  expect(await askTimes(phone, 5)).toEqual([503, 503, 503, 503, 503]);
  status = 200;

  expect(await ask(phone)).toBe(429);
});
