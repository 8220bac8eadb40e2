import { HandshakeAnswer } from "@mandi/shared/contract/handshake";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { http } from "@mandi/shared/http";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { passGate } from "./gate";

function anApi() {
  const api = fakeApi();
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.answer("GET /handshake", HandshakeAnswer, { success: true });
  return api;
}

async function runFirstScript(): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    await import("./first-script");
  });
}

function begunSecond(): Promise<boolean> {
  if (!window.mandiBegun) throw new Error("The first script has begun nothing");
  return window.mandiBegun.second;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "mandiBegun");
});

describe("the page's first script", () => {
  it("asks for the site setup at once and shakes hands after a second, both without cookies, while the shell is still arriving", async () => {
    const api = anApi();

    await runFirstScript();
    await jest.advanceTimersByTimeAsync(999);
    expect(api.calls("GET /config")).toEqual([expect.objectContaining({ hasCookies: false })]);
    expect(api.calls("GET /handshake")).toHaveLength(0);

    await jest.advanceTimersByTimeAsync(1);
    expect(api.calls("GET /handshake")).toEqual([expect.objectContaining({ hasCookies: false })]);

    const passing = passGate(begunSecond());
    await jest.advanceTimersToNextTimerAsync();
    await expect(passing).resolves.toBe("open");
    expect(api.calls("GET /handshake")).toHaveLength(1);
  });

  it("sends no handshake when the browser is offline (R-014, R-015)", async () => {
    const api = anApi();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);

    await runFirstScript();
    await jest.advanceTimersByTimeAsync(5_000);

    await expect(passGate(begunSecond())).resolves.toBe("offline");
    expect(api.calls("GET /handshake")).toHaveLength(0);
  });

  it("does not keep the gate waiting for longer than 10 s on a network that swallows requests (R-015)", async () => {
    const api = anApi();
    api.hold("GET /handshake");

    await runFirstScript();
    const passing = passGate(begunSecond());
    await jest.advanceTimersByTimeAsync(1000 + 10_001);

    await expect(passing).resolves.toBe("offline");
  });

  it("leaves a site setup that is only slow on its way", async () => {
    const api = anApi();
    const setup = api.hold("GET /config");

    await runFirstScript();
    await jest.advanceTimersByTimeAsync(30_000);
    const reading = http.get("/config", SiteSetupAnswer);
    setup.release();

    await expect(reading).resolves.toHaveProperty("general_setup");
    expect(api.calls("GET /config")).toHaveLength(1);
  });

  it("begins nothing when the shell's script has come first", async () => {
    const api = anApi();
    window.mandiBegun = { second: Promise.resolve(true), calls: new Map() };

    await runFirstScript();
    await jest.advanceTimersByTimeAsync(5_000);

    expect([...api.calls("GET /config"), ...api.calls("GET /handshake")]).toEqual([]);
  });
});
