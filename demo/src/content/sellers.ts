import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import written from "../../content/sellers.json";
import { Seller } from "./shapes";

/** The first three log in with the demo phones; the others fill the market. All firms are invented. */
export const sellers = read(ArrayOf(Seller), written);
