import type { Picture } from "./art-types";
import words from "./banner-words.json";
import { type Draw, put, works } from "./compose";
import { thing } from "./news-pictures";
import type { Pen } from "./pen";
import { NIGHT } from "./tones";

export const BANNER_WIDTH = 640;
export const BANNER_HEIGHT = 480;

/** Lines of type as outlines: a picture in an `img` element cannot load the page's font. */
type Words = keyof typeof words;

function banner(pen: Pen, name: Words, draw: Draw): void {
  pen.raw(
    `<path d="M0 0h${BANNER_WIDTH}v${BANNER_HEIGHT}H0z" fill="${NIGHT}"/><path d="M0 392h${BANNER_WIDTH}v88H0z" fill="#1B2833"/>`,
  );
  draw(pen);
  pen.raw(`<path d="${words[name].overline}" fill="#B4BDC4"/><path d="${words[name].headline}" fill="#F4F3EE"/>`);
}

const slide = (name: Words, goods: string, width: number, y: number) => (pen: Pen) =>
  banner(pen, name, (part) => put(part, thing(goods), 330, y, width));

/** The banner is a picture only, so its words are repeated in its title. */
export const bannerPictures: readonly Picture[] = [
  {
    name: "beams",
    title: "ISMB 150 to 400, ready to load this week, ex-Raipur and ex-Bhilai",
    draw: slide("beams", "beam", 290, 338),
  },
  {
    name: "tmt",
    title: "TMT 8 to 32 mm in Fe 500D and Fe 550D, by the full truck",
    draw: slide("tmt", "tmt-bar", 400, 314),
  },
  {
    name: "freight",
    title: "One landed price to your site, material and freight together",
    draw: slide("freight", "load-bars", 460, 310),
  },
  {
    name: "cement",
    title: "Cement by the truck, loaded at the plant: OPC 53, OPC 43, PPC and PSC",
    draw: (pen) =>
      banner(pen, "cement", (part) => {
        works(part, 340, 392, 1.15, "#2D3B47");
        put(part, thing("cement"), 240, 318, 300);
      }),
  },
];
