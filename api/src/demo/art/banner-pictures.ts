import { bannerTitles } from "../site/banners";
import type { Picture } from "./art-types";
import words from "./banner-words.json";
import { type Draw, put, works } from "./compose";
import { thing } from "./drawings";
import type { Pen } from "./pen";

/** Upright: beside the price panel a slide is a narrow column, and its words must stay readable there. */
export const BANNER_WIDTH = 464;
export const BANNER_HEIGHT = 580;

/** Lines of type as outlines: a picture in an `img` element cannot load the page's font. */
type Words = keyof typeof words;

/** Without a ground of its own: a slide is shown on the dark surface of either theme and must have no edge there. */
function banner(pen: Pen, name: Words, draw: Draw): void {
  draw(pen);
  pen.raw(`<path d="${words[name].overline}" fill="#B4BDC4"/><path d="${words[name].headline}" fill="#F4F3EE"/>`);
}

const slide = (name: Words, goods: string, width: number, y: number) => (pen: Pen) =>
  banner(pen, name, (part) => put(part, thing(goods), 232, y, width));

export const bannerPictures: readonly Picture[] = [
  {
    name: "beams",
    title: bannerTitles.beams,
    draw: slide("beams", "beam", 350, 376),
  },
  {
    name: "tmt",
    title: bannerTitles.tmt,
    draw: slide("tmt", "tmt-bar", 410, 376),
  },
  {
    name: "freight",
    title: bannerTitles.freight,
    draw: slide("freight", "load-bars", 430, 376),
  },
  {
    name: "cement",
    title: bannerTitles.cement,
    draw: (pen) =>
      banner(pen, "cement", (part) => {
        works(part, 250, 470, 1.15, "#2D3B47");
        put(part, thing("cement"), 220, 410, 320);
      }),
  },
];
