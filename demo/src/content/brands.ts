import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import written from "../../content/brands.json";
import { Brand } from "./shapes";

/** Invented names; none of them is a firm's trade mark. */
export const brands = read(ArrayOf(Brand), written);
