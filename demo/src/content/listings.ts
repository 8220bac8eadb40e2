import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import written from "../../content/listings.json";
import { Listing } from "./shapes";

/** Some brands have several sellers in one place: there an enquiry finds competition. */
export const listings = read(ArrayOf(Listing), written);
