import type { KeptStep } from "./kept-step";
import { dropStep, loadSteps, onOtherTabs, storeStep } from "./step-store";

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

afterEach(() => localStorage.clear());

it("keeps steps with their papers on the device, not only in the tab", async () => {
  expect(await storeStep(step)).toBe(true);
  expect(await loadSteps()).toEqual([step]);
  expect(sessionStorage).toHaveLength(0);
});

it("changes a step that is kept already, and leaves nothing behind of one that is dropped", async () => {
  await storeStep(step);
  await storeStep({ ...step, refusal: "This vehicle has delivered already." });
  expect(await loadSteps()).toEqual([{ ...step, refusal: "This vehicle has delivered already." }]);
  await dropStep(step.key);
  expect(localStorage).toHaveLength(0);
});

it.each(["not json", "{}", '{"key":"1"}'])("counts anything else as nothing: %s", async (text) => {
  localStorage.setItem("mandi-transporter-step:1", text);
  localStorage.setItem("somebody-else", JSON.stringify(step));
  expect(await loadSteps()).toEqual([]);
});

it("says so when the device has no room", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await storeStep(step)).toBe(false);
});

it("hears of steps in other tabs, until it is told not to", () => {
  const act = jest.fn();
  const stop = onOtherTabs(act);
  window.dispatchEvent(new StorageEvent("storage", { key: "mandi-transporter-step:0a6b" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "somebody-else" }));
  expect(act).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "mandi-transporter-step:0a6b" }));
  expect(act).toHaveBeenCalledTimes(1);
});
