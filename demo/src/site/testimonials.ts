import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import written from "../../content/testimonials.json";
import { Testimonial } from "../content/shapes";

export const testimonials = read(ArrayOf(Testimonial), written);
