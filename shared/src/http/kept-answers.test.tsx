import { act, render, screen } from "@testing-library/react";
import { Integer, Object as ObjectOf, String as StringOf } from "typebox";
import { defineQuery } from "../query/query";
import { serverNow, syncServerClock } from "../query/server-clock";
import { useQuery } from "../query/use-query";
import { closeSession } from "../session/session";
import { enterNetwork, type WireCall } from "../testing/fake-network";
import { signInAs } from "../testing/fake-session";
import { http } from "./http";

const Board = ObjectOf({ count: Integer(), server_time: StringOf() });
const start = Date.parse("2026-11-21T04:00:00.000Z");

let count: number;
let calls: WireCall[];
let network: ReturnType<typeof enterNetwork>;
const tags = () => calls.map(({ headers }) => headers.get("if-none-match"));

/** A server that tags its answers and never sends the same one twice. */
beforeEach(() => {
  jest.useFakeTimers({ now: start, doNotFake: ["queueMicrotask"] });
  count = 1;
  calls = [];
  network = enterNetwork(async (call) => {
    calls.push(call);
    const headers = { etag: `W/"${count}"`, date: new Date(Date.now()).toUTCString() };
    if (call.headers.get("if-none-match") === headers.etag) return { status: 304, body: "", headers };
    return { status: 200, body: { count, server_time: new Date(Date.now()).toISOString() }, headers };
  });
  signInAs("customer", { phone: "9000000001" });
});
afterEach(() => {
  network.leave();
  closeSession();
  jest.useRealTimers();
});

async function readBoard(page = 1) {
  const answer = http.get("/board", Board, { query: { page } });
  await jest.advanceTimersByTimeAsync(50);
  return answer;
}

it("returns the same object for an unchanged answer, and a new one after a change", async () => {
  const first = await readBoard();
  expect(await readBoard()).toBe(first);
  count = 2;
  expect(await readBoard()).toMatchObject({ count: 2 });
  expect(tags()).toEqual([undefined, 'W/"1"', 'W/"1"']);
});

it("keeps the answers of different addresses apart", async () => {
  await readBoard(1);
  await readBoard(2);
  expect(tags()).toEqual([undefined, undefined]);
});

it.each([
  ["after a logout", () => closeSession()],
  ["for the next person", () => signInAs("customer", { phone: "9000000002" })],
  ["for a person who has become a seller", () => signInAs("seller", { phone: "9000000001" })],
])("sends no tag %s (R-030)", async (_when, change) => {
  await readBoard();
  change();
  await readBoard();
  expect(tags()).toEqual([undefined, undefined]);
});

it("keeps nothing of an answer that arrives after its session", async () => {
  const late = http.get("/board", Board, { query: { page: 1 } });
  signInAs("seller", { phone: "9000000001" });
  await jest.advanceTimersByTimeAsync(50);
  await late;
  await readBoard();
  expect(tags()).toEqual([undefined, undefined]);
});

it("keeps only the newest answers, so that a long day does not fill the memory", async () => {
  for (let page = 1; page <= 41; page += 1) await readBoard(page);
  await readBoard(1);
  await readBoard(41);
  expect(tags().slice(-2)).toEqual([undefined, 'W/"1"']);
});

const boardQuery = defineQuery(() => http.get("/board", Board), { refetchInterval: () => 5_000 });
let renders = 0;

function BoardPage() {
  const board = useQuery(boardQuery, []);
  renders += 1;
  return board.kind === "ready" ? <p>{board.data.count}</p> : null;
}

it("renders nothing when a refresh finds nothing new", async () => {
  render(<BoardPage />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  screen.getByText("1");
  const before = renders;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(calls.length).toBeGreaterThan(3);
  expect(renders).toBe(before);

  count = 2;
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  screen.getByText("2");
});

it("reads the server's clock from the headers when there is no body", async () => {
  syncServerClock(await readBoard());
  jest.advanceTimersByTime(30_000);
  syncServerClock(await readBoard());
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(100);

  jest.setSystemTime(Date.now() - 3_600_000); // The device's clock is set back; the server's continues.
  network.leave();
  network = enterNetwork(async () => ({
    status: 304,
    body: "",
    headers: { date: new Date(Date.now() + 3_600_000).toUTCString() },
  }));
  syncServerClock(await readBoard());
  expect(Math.abs(serverNow() - Date.now() - 3_600_000)).toBeLessThan(1_000);
});
