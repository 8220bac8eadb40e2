import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import written from "../../content/cities.json";
import { City } from "./shapes";

export const cities = read(ArrayOf(City), written);
