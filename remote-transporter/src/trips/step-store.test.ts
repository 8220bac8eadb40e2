import type { KeptStep } from "./kept-step";
import { loadSteps, storeSteps } from "./step-store";

const step: KeptStep = {
  key: "0a6b",
  phone: "9000000021",
  orderId: 31,
  orderNumber: "Q2627000184",
  vehicle: "CG04MB1234",
  keptAt: "2026-11-21T05:12:00.000Z",
  body: { event: "proof_of_delivery", trip_id: 7 },
  papers: [{ field: "upload_id", key: "1c7d", name: "pod.jpg", type: "image/jpeg", base64: "YQ==" }],
  refusal: null,
};

it("keeps steps with their papers over a reload of the page", () => {
  expect(storeSteps([step])).toBe(true);
  expect(loadSteps()).toEqual([step]);
});

it("leaves nothing behind when no step waits", () => {
  storeSteps([step]);
  storeSteps([]);
  expect(sessionStorage).toHaveLength(0);
});

it.each(["not json", "{}", '[{"key":"1"}]'])("counts anything else as nothing: %s", (text) => {
  sessionStorage.setItem("mandi-transporter-steps", text);
  expect(loadSteps()).toEqual([]);
});

it("says so when the device has no room", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(storeSteps([step])).toBe(false);
  full.mockRestore();
});
