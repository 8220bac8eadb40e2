import { nextTurn } from "./next-turn";

const now = new Date("2026-11-21T05:00:00.000Z");
const turnOf = (text: string, at = now) => new Date(nextTurn(text, at)).toISOString();

it("lets an answer be shown for a minute when it names no moment, or only past ones", () => {
  expect(turnOf('{"a":"2026-11-20T05:00:10.000Z"}')).toBe("2026-11-21T05:01:00.000Z");
});

it("ends it at a moment that it names, and at each whole minute before that", () => {
  expect(turnOf('{"a":"2026-11-21T05:00:10.500Z"}')).toBe("2026-11-21T05:00:10.500Z");
  expect(turnOf('{"a":"2026-11-21T09:30:10.500Z"}')).toBe("2026-11-21T05:00:10.500Z");
  expect(turnOf('{"a":"2026-11-21T06:00:00.000Z"}')).toBe("2026-11-21T05:01:00.000Z");
});

it("ends it at the end of the day in India", () => {
  expect(turnOf("{}", new Date("2026-11-21T18:29:30.000Z"))).toBe("2026-11-21T18:30:00.000Z");
  expect(turnOf("{}", new Date("2026-11-21T18:30:00.000Z"))).toBe("2026-11-21T18:31:00.000Z");
});

it("ends it at the end of the hour, when addresses of files change", () => {
  expect(turnOf("{}", new Date("2026-11-21T05:59:30.000Z"))).toBe("2026-11-21T06:00:00.000Z");
});
