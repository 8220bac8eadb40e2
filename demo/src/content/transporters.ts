import { read } from "@mandi/shared/contract/read";
import { Array as ListOf } from "typebox";
import written from "../../content/transporters.json";
import writtenVehicleTypes from "../../content/vehicle-types.json";
import { Transporter, VehicleType } from "./shapes";

export const transporters = read(ListOf(Transporter), written);
export const vehicleTypes = read(ListOf(VehicleType), writtenVehicleTypes);
