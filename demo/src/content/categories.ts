import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import written from "../../content/categories.json";
import { Category } from "./shapes";

export const categories = read(ArrayOf(Category), written);
