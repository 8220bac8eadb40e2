import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import written from "../../content/transporters.json";
import writtenVehicleTypes from "../../content/vehicle-types.json";
import { Transporter, VehicleType } from "./shapes";

export const transporters = read(ArrayOf(Transporter), written);
export const vehicleTypes = read(ArrayOf(VehicleType), writtenVehicleTypes);
