import { read } from "@mandi/shared/contract/read";
import { Array as ListOf } from "typebox";
import written from "../../content/testimonials.json";
import { Testimonial } from "../content/shapes";

export const testimonials = read(ListOf(Testimonial), written);
