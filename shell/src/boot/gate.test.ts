import { HandshakeAnswer } from "@mandi/shared/contract/handshake";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { isOpen, isReachable, passGate } from "./gate";
import { gateSecond } from "./gate-second";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
}

describe("the boot gate", () => {
  it("waits one second before it shakes hands, and opens on success (R-014, R-016, R-401)", async () => {
    const api = fakeApi();
    api.answer("GET /handshake", HandshakeAnswer, { success: true });

    const passing = passGate(gateSecond());
    await jest.advanceTimersByTimeAsync(999);
    expect(api.calls("GET /handshake")).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);

    await expect(passing).resolves.toBe("open");
  });

  it("sends no request when the browser is offline (R-014, R-015)", async () => {
    const api = fakeApi();
    setOnline(false);

    await expect(passGate(gateSecond())).resolves.toBe("offline");
    expect(api.calls("GET /handshake")).toHaveLength(0);
  });

  it("treats an unanswered handshake as a dead network, though the adapter is connected (R-015)", async () => {
    const api = fakeApi();
    api.cutOff("GET /handshake");
    setOnline(true);

    const passing = passGate(gateSecond());
    await jest.advanceTimersByTimeAsync(1000);

    await expect(passing).resolves.toBe("offline");
  });

  it("leaves the waiting screen after 10 s on a network that swallows requests (R-015)", async () => {
    const api = fakeApi();
    api.hold("GET /handshake");

    const passing = passGate(gateSecond());
    await jest.advanceTimersByTimeAsync(1000 + 10_000);

    await expect(passing).resolves.toBe("offline");
  });

  it.each([[200], [429], [503]])("counts any answer as a working network: %i", async (status) => {
    const api = fakeApi();
    api.cutOff("GET /handshake");
    await expect(isReachable()).resolves.toBe(false);
    if (status === 200) api.answer("GET /handshake", HandshakeAnswer, { success: true });
    else api.refuse("GET /handshake", status);
    await expect(isReachable()).resolves.toBe(true);
  });

  it("stays shut when the handshake is not successful or fails (R-017)", async () => {
    const api = fakeApi();
    api.answer("GET /handshake", HandshakeAnswer, { success: false });
    const unsuccessful = passGate(gateSecond());
    await jest.advanceTimersByTimeAsync(1000);
    await expect(unsuccessful).resolves.toBe("refused");

    api.refuse("GET /handshake", 500);
    const failed = passGate(gateSecond());
    await jest.advanceTimersByTimeAsync(1000);
    await expect(failed).resolves.toBe("refused");
  });

  it.each([502, 503, 504])("distinguishes an api that is unavailable from one that refuses: %i", async (status) => {
    const api = fakeApi();
    api.refuse("GET /handshake", status);
    const passing = passGate(gateSecond());
    await jest.advanceTimersByTimeAsync(1000);

    await expect(passing).resolves.toBe("away");
    await expect(isOpen()).resolves.toBe(false);
    api.answer("GET /handshake", HandshakeAnswer, { success: true });
    await expect(isOpen()).resolves.toBe(true);
  });

  it("tries again every 10 s while the server is busy, until another answer comes (R-018)", async () => {
    const api = fakeApi();
    api.refuse("GET /handshake", 429);
    const passing = passGate(gateSecond());
    await jest.advanceTimersByTimeAsync(1000 + 10_000 + 9_999);
    expect(api.calls("GET /handshake")).toHaveLength(2);

    api.answer("GET /handshake", HandshakeAnswer, { success: true });
    await jest.advanceTimersByTimeAsync(1);

    await expect(passing).resolves.toBe("open");
  });
});
