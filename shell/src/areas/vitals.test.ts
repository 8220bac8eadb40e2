import { read } from "@mandi/shared/contract/read";
import { VitalReport } from "@mandi/shared/contract/vital-report";
import { noteOnScreen } from "./on-screen";
import { report } from "./vitals";

const [home, seller] = ["00000000000000aa", "00000000000000bb"];
const sent: [string, Blob][] = [];

beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, { sendBeacon: (address: string, body: Blob) => sent.push([address, body]) > 0 });
});

async function told() {
  const [address, body] = sent[0] ?? [];
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.readAsText(body ?? new Blob());
  });
  return { address, ...read(VitalReport, JSON.parse(text)) };
}

describe("the web vitals of a page", () => {
  it("is reported for the version that was on screen when it happened, not for the current one", async () => {
    report({ name: "TTFB", value: 12, entries: [{ startTime: 0 }] });
    expect(sent).toEqual([]); // nothing was ever shown

    noteOnScreen("public", home, 1000);
    noteOnScreen("seller", seller, 5000);

    report({ name: "INP", value: 88, entries: [{ startTime: 4000 }] });
    expect(await told()).toMatchObject({ area: "public", version: home, name: "INP", value: 88 });

    sent.length = 0;
    report({ name: "CLS", value: 0.02, entries: [{ startTime: 3000 }, { startTime: 6000 }] });
    expect(await told()).toMatchObject({ area: "seller", version: seller, name: "CLS", value: 0.02 });

    sent.length = 0;
    report({ name: "LCP", value: 1300, entries: [] });
    expect(await told()).toMatchObject({ area: "public", version: home, name: "LCP" });
    expect((await told()).address).toMatch(/\/area-vitals$/);
  });

  it("ignores a metric that it does not collect", () => {
    report({ name: "FCP", value: 1, entries: [] });

    expect(sent).toEqual([]);
  });
});
