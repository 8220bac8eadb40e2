import { Socket } from "node:net";
import { originOf } from "./origin-of";

const asked = (host: string, forwardedTo?: string) => {
  const socket = new Socket();
  Object.defineProperty(socket, "localPort", { value: 3000 });
  Object.defineProperty(socket, "localAddress", { value: "::ffff:192.168.1.5" });
  return { host: forwardedTo ?? host, protocol: "http" as const, headers: { host }, socket };
};

it.each([
  ["localhost:3000", "http://localhost:3000"],
  ["127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["192.168.1.5:3000", "http://192.168.1.5:3000"],
  ["evil.example", "http://localhost:3000"],
  ["localhost.evil.example:3000", "http://localhost:3000"],
  ["192.168.1.5.evil.example", "http://localhost:3000"],
])("treats a request for host %s as %s, whatever the caller claims", (host, origin) => {
  expect(originOf(asked(host), {})).toBe(origin);
});

it("prefers PUBLIC_URL, and otherwise uses the host that a trusted proxy forwards", () => {
  expect(originOf(asked("evil.example"), { PUBLIC_URL: "https://mandi.example/" })).toBe("https://mandi.example");
  expect(originOf(asked("web:3000", "mandi.example"), {})).toBe("http://mandi.example");
});
