import { findCheckout } from "../checkout";
import { freePort } from "../process/free-port";
import { sendSignal } from "../process/process-identity";
import { waitUntil } from "../process/wait-until";
import type { BackOffTimes } from "./back-off";
import { type Service, type ServiceListener, startService } from "./service";

const checkout = findCheckout();
const services: Service[] = [];

function listen(): ServiceListener & { readonly said: string[]; readonly lines: string[] } {
  const said: string[] = [];
  const lines: string[] = [];
  return {
    said,
    lines,
    onLine: (line) => lines.push(line),
    say: (line) => said.push(line),
    onChange: () => undefined,
  };
}

async function start(
  file: string,
  listener: ServiceListener,
  times?: BackOffTimes,
): Promise<{ service: Service; url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const description = { name: "small server", file, environment: () => ({ PORT: String(port) }), readyUrl: url };
  const service = startService(checkout, description, listener, times);
  services.push(service);
  return { service, url };
}

afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop(1_000)));
});

describe("a service of the product", () => {
  const file = "launch/src/process/testing/small-server.ts";

  it("is ready when it answers", async () => {
    const { service, url } = await start(file, listen());

    await service.ready;

    expect((await fetch(url)).status).toBe(200);
  });

  it("is restarted after it was killed, with a message", async () => {
    const listener = listen();
    const { service, url } = await start(file, listener);
    await service.ready;
    const first = service.program()?.identity?.pid ?? 0;

    sendSignal(first, "SIGKILL");

    const isBack = async () => {
      const hasChanged = service.program()?.identity?.pid !== first;
      return hasChanged && (await fetch(url).catch(() => undefined))?.ok ? true : undefined;
    };
    expect(await waitUntil(isBack, { withinMs: 30_000, everyMs: 50 })).toBe(true);
    expect(listener.said).toEqual(["The small server ended (killed by SIGKILL); it starts again in 0.5 s."]);
  });

  it("is restarted however often it dies, with a longer pause each time", async () => {
    const listener = listen();
    const times = { firstMs: 1, longestMs: 8, calmMs: 60_000 };
    const { service, url } = await start(file, listener, times);
    await service.ready;

    for (let death = 1; death <= 8; death += 1) {
      const { identity, ended } = service.program() ?? {};
      sendSignal(identity?.pid ?? 0, "SIGKILL");
      await ended;
      const isAnother = () => (service.program()?.identity?.pid === identity?.pid ? undefined : true);
      expect(await waitUntil(isAnother, { withinMs: 30_000, everyMs: 5 })).toBe(true);
    }

    const isBack = async () => ((await fetch(url).catch(() => undefined))?.ok ? true : undefined);
    expect(await waitUntil(isBack, { withinMs: 30_000, everyMs: 50 })).toBe(true);
    expect(listener.said.map((line) => /again in ([\d.]+) s/.exec(line)?.[1])).toEqual([
      "0.001",
      "0.002",
      "0.004",
      "0.008",
      "0.008",
      "0.008",
      "0.008",
      "0.008",
    ]);
    expect(listener.said.at(-1)).toContain("8 times without a calm minute");
  });

  it("is restarted also while its process cannot be noted, as on a full disk", async () => {
    const listener = listen();
    const onChange = () => {
      throw new Error("no space left on device");
    };
    const times = { firstMs: 1, longestMs: 8, calmMs: 60_000 };
    const { service } = await start(file, { ...listener, onChange }, times);
    await service.ready;

    for (let death = 1; death <= 2; death += 1) {
      const { identity } = service.program() ?? {};
      sendSignal(identity?.pid ?? 0, "SIGKILL");
      const isAnother = () => (service.program()?.identity?.pid === identity?.pid ? undefined : true);
      expect(await waitUntil(isAnother, { withinMs: 30_000, everyMs: 5 })).toBe(true);
    }
    expect(listener.said).toContain("The running programs could not be noted: Error: no space left on device");
  });

  it("is not restarted after it was stopped", async () => {
    const listener = listen();
    const { service, url } = await start(file, listener);
    await service.ready;

    await service.stop(2_000);

    await expect(fetch(url)).rejects.toThrow();
    expect(listener.said).toEqual([]);
  });

  it("ends the start with its last lines when it cannot start at all", async () => {
    const { service } = await start("launch/src/process/testing/nowhere.ts", listen());

    await expect(service.ready).rejects.toThrow(
      /The small server ended \(exit 1\)\. Its last lines:[\s\S]+Could not resolve/,
    );
  });
});
