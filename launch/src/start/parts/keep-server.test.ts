import type { PostgresServer } from "../../postgres/postgres";
import { keepServer } from "./keep-server";

const times = { firstMs: 1, longestMs: 4, calmMs: 60_000 };

/** A database at a port, and a way to end it. */
function server(port: number) {
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const url = `postgres://127.0.0.1:${port}/postgres`;
  const running: PostgresServer = { pid: 1, url, urlOf: (name) => `${url}/${name}`, lost, stop: async () => undefined };
  return { running, lose };
}

it("restarts the database however often it ends or fails to start, and reports when its address has changed", async () => {
  const said: string[] = [];
  const moves: boolean[] = [];
  const servers = [server(1), server(1), server(2)];
  let opened = 0;
  let failures = 8;
  let isStopping = false;
  const kept = keepServer(servers[0]?.running ?? server(0).running, {
    open: async () => {
      if (failures > 0) {
        failures -= 1;
        throw new Error("No space left on device");
      }
      opened += 1;
      return servers[opened]?.running ?? server(0).running;
    },
    onServer: (_server, hasMoved) => {
      moves.push(hasMoved);
      if (moves.length === 2) isStopping = true;
      servers[moves.length]?.lose();
    },
    say: (line) => said.push(line),
    isStopping: () => isStopping,
    times,
  });
  servers[0]?.lose();
  await kept;

  expect(moves).toEqual([false, true]);
  expect(said).toHaveLength(1 + 8 + 1);
  expect(said[1]).toContain("The database did not start (No space left on device), 2 times without a calm minute");
});
