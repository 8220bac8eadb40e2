import { Socket } from "node:net";
import { originOf } from "./origin-of";

const asked = (host: string, forwardedTo?: string) => {
  const socket = Object.assign(new Socket(), {});
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
])("answers a request for %s as %s, no matter who wrote that name into it", (host, origin) => {
  expect(originOf(asked(host), {})).toBe(origin);
});

it("goes by PUBLIC_URL first, and by the host that a trusted proxy forwards without it", () => {
  expect(originOf(asked("evil.example"), { PUBLIC_URL: "https://mandi.example/" })).toBe("https://mandi.example");
  expect(originOf(asked("web:3000", "mandi.example"), {})).toBe("http://mandi.example");
});
