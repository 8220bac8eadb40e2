import { read } from "@mandi/shared/contract/read";
import { Array as ListOf } from "typebox";
import written from "../../content/categories.json";
import { Category } from "./shapes";

export const categories = read(ListOf(Category), written);
