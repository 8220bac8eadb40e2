import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import written from "../../content/listings.json";
import { Listing } from "./shapes";

/** Some brands have several sellers in one place, so that enquiries there find competition. */
export const listings = read(ArrayOf(Listing), written);
