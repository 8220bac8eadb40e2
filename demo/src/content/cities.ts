import { read } from "@mandi/shared/contract/read";
import { Array as ListOf } from "typebox";
import written from "../../content/cities.json";
import { City } from "./shapes";

export const cities = read(ListOf(City), written);
