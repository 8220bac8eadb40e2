import { type CallRoute, matchCall } from "./call-route";

it.each<[route: CallRoute, call: string, params: object | null]>([
  ["GET /address", "GET /address", {}],
  ["GET /order/:id/timeline", "GET /order/91/timeline", { id: "91" }],
  ["GET /transporter/city/:state", "GET /transporter/city/Tamil%20Nadu", { state: "Tamil Nadu" }],
  ["GET /address", "POST /address", null],
  ["GET /address", "GET /address/1", null],
  ["PUT /address/:id", "PUT /address/", null],
  ["GET /product-list", "GET /product-lists", null],
])("of %s, the call %s has the values %j", (route, call, params) => {
  expect(matchCall(route, call)).toEqual(params);
});
