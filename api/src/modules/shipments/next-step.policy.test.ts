import { nextStep, turnsOf, type VehicleOnItsWay } from "./next-step.policy";

const at = new Date("2026-11-21T05:00:00Z");
const named: VehicleOnItsWay = {
  driver_name: "Ramesh",
  reported_at: null,
  loaded_at: null,
  receipt_number: null,
  invoiced_at: null,
  eway_bill: null,
  delivered_at: null,
};
const atPlant: VehicleOnItsWay = { ...named, reported_at: at };
const loaded: VehicleOnItsWay = { ...atPlant, loaded_at: at };
const onTheWay: VehicleOnItsWay = { ...loaded, invoiced_at: at, receipt_number: "LR-1", eway_bill: "100000000001" };

it("asks a transporter for the receipt of a truck that is loaded and invoiced, but not of one standing empty at the plant", () => {
  const next = (vehicle: VehicleOnItsWay) => nextStep({ ...vehicle, status: "loading" });
  expect(next(atPlant)).toBeNull();
  expect(next(loaded)).toBeNull();
  expect(next({ ...loaded, invoiced_at: at })).toBe("transport_receipt");
  expect(next(onTheWay)).toBe("proof_of_delivery");
});

it("lets an order with one truck on its way and one to be weighed wait for the weight first", () => {
  expect(turnsOf("loading", [onTheWay, atPlant], 0)).toEqual(["final_quantity", "proof_of_delivery"]);
});

it("lets an order wait for the vehicle that a part of its goods still lacks, and for no step of the seller before a truck is there", () => {
  expect(turnsOf("confirm", [named], 5_000)).toEqual(["vehicle"]);
  expect(turnsOf("loading", [onTheWay], 5_000)).toEqual(["vehicle", "proof_of_delivery"]);
});

it("waits for nobody when an order is delivered or cancelled", () => {
  expect(turnsOf("delivered", [{ ...onTheWay, delivered_at: at }], 0)).toEqual([]);
  expect(turnsOf("cancel", [named], 5_000)).toEqual([]);
});
