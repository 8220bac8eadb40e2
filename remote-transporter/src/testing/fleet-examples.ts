import {
  type Example,
  type ExampleWorld,
  exampleRead,
  exampleRow,
  exampleWrite,
  noBody,
} from "@mandi/shared/area/define-examples";
import {
  AssignBeltBody,
  BeltListAnswer,
  CityListAnswer,
  StateListAnswer,
} from "@mandi/shared/contract/transporter/belt";
import {
  AssignProductBody,
  AssignVehicleBody,
  TransporterProductListAnswer,
  TransporterVehicleListAnswer,
} from "@mandi/shared/contract/transporter/choices";
import { aBelt, aProductChoice, aVehicleChoice } from "@mandi/shared/testing/transporter-builders";

/** The transporter's products, vehicles and belts. */
export function fleetExamples(world: ExampleWorld): Example[] {
  return [...choiceExamples(world), ...beltExamples(world)];
}

function choiceExamples({ rows }: ExampleWorld): Example[] {
  const [chosen = 0] = rows([1]);
  const beam = { name: "Structural Beam", thumbnail: "/media/products/beam.svg" };
  const products = [aProductChoice({ is_selected: chosen }), aProductChoice({ id: 2, ...beam })];
  const trailer = { name: "40 ft trailer", photo: "/media/vehicles/trailer-40.svg", capacity: 35 };
  const vehicles = [aVehicleChoice({ is_selected: chosen }), aVehicleChoice({ id: 2, ...trailer })];
  return [
    exampleRead("GET /transporter/product", TransporterProductListAnswer, () => ({ data: products })),
    exampleWrite("POST /transporter/assign-product", AssignProductBody, ({ body }) => {
      for (const product of products) product.is_selected = Number(body.commodity_product.includes(product.id));
      return "Your products have been updated.";
    }),
    exampleRead("GET /transporter/vehicle", TransporterVehicleListAnswer, () => ({ data: vehicles })),
    exampleWrite("POST /transporter/assign-vehicle", AssignVehicleBody, ({ body }) => {
      for (const vehicle of vehicles) vehicle.is_selected = Number(body.vehicle.includes(vehicle.id));
      return "Your vehicles have been updated.";
    }),
  ];
}

function beltExamples({ rows }: ExampleWorld): Example[] {
  const belts = rows([aBelt()]);
  return [
    exampleRead("GET /transporter/belt", BeltListAnswer, () => ({ data: belts })),
    exampleRead("GET /transporter/state", StateListAnswer, () => ({ state_list: ["Chhattisgarh", "Maharashtra"] })),
    exampleRead("GET /transporter/city/:state", CityListAnswer, ({ params }) => ({
      city_list: params["state"] === "Maharashtra" ? ["Akola", "Nagpur"] : ["Bhilai", "Raipur"],
    })),
    exampleWrite("POST /transporter/assign-belt", AssignBeltBody, ({ body }) => {
      const belt = { loading_address: body.loading_address, unloading_address: body.rows ?? [] };
      const known = belts.find(({ id }) => id === body.id);
      if (known) Object.assign(known, belt);
      else belts.push({ id: belts.length + 100, ...belt });
      return known ? "Your belt has been updated." : "Your belt has been added.";
    }),
    exampleWrite("DELETE /transporter/belt/:id", noBody, (call) => {
      belts.splice(belts.indexOf(exampleRow(belts, call)), 1);
      return "Your belt has been deleted.";
    }),
  ];
}
