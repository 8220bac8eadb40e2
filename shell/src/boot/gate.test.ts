import { HandshakeAnswer } from "@mandi/shared/contract/handshake";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { passGate } from "./gate";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
}

describe("the gate", () => {
  it("waits one second before it shakes hands, and opens on success (R-014, R-016, R-401)", async () => {
    const api = fakeApi();
    api.answer("GET /handshake", HandshakeAnswer, { success: true });

    const passing = passGate();
    await jest.advanceTimersByTimeAsync(999);
    expect(api.calls("GET /handshake")).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);

    await expect(passing).resolves.toBe("open");
  });

  it("asks nothing of the server when the browser is offline (R-014, R-015)", async () => {
    const api = fakeApi();
    setOnline(false);

    await expect(passGate()).resolves.toBe("offline");
    expect(api.calls("GET /handshake")).toHaveLength(0);
  });

  it("stays shut when the handshake is not successful or fails (R-017, H-67)", async () => {
    const api = fakeApi();
    api.answer("GET /handshake", HandshakeAnswer, { success: false });
    const unsuccessful = passGate();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(unsuccessful).resolves.toBe("refused");

    api.refuse("GET /handshake", 500);
    const failed = passGate();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(failed).resolves.toBe("refused");
  });

  it("tries again every 10 s while the server is busy, until another answer comes (R-018)", async () => {
    const api = fakeApi();
    api.refuse("GET /handshake", 429);
    const passing = passGate();
    await jest.advanceTimersByTimeAsync(1000 + 10_000 + 9_999);
    expect(api.calls("GET /handshake")).toHaveLength(2);

    api.answer("GET /handshake", HandshakeAnswer, { success: true });
    await jest.advanceTimersByTimeAsync(1);

    await expect(passing).resolves.toBe("open");
  });
});
