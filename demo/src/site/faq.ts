import { read } from "@mandi/shared/contract/read";
import { Array as ListOf } from "typebox";
import written from "../../content/faq.json";
import { Question } from "../content/shapes";

export const faq = read(ListOf(Question), written);
