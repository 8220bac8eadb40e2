import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import written from "../../content/faq.json";
import { Question } from "../content/shapes";

export const faq = read(ArrayOf(Question), written);
