import type { Picture } from "./art-types";
import {
  backdrop,
  buildingFrame,
  crane,
  FRAME_WIDTH,
  hills,
  ladle,
  priceLine,
  put,
  pylon,
  rain,
  road,
  sea,
  sun,
  works,
} from "./compose";
import { thing } from "./drawings";
import { heap } from "./loose-goods";
import type { Pen } from "./pen";
import { ash, HOLLOW, NIGHT, OXIDE, PLATE, scale, steel } from "./tones";

const PAPER = "#E3DED1";
const HAZE = "#DCE2E4";
const TINT = "#F1DDD0";
const rising = [0.1, 0.18, 0.12, 0.3, 0.26, 0.44, 0.4, 0.56, 0.5, 0.7, 0.66, 0.86];
const falling = [0.9, 0.84, 0.88, 0.7, 0.74, 0.6, 0.52, 0.56, 0.4, 0.36, 0.28, 0.2];
const flat = [0.5, 0.56, 0.48, 0.52, 0.6, 0.5, 0.46, 0.54, 0.5, 0.55, 0.49, 0.53];
const wide = { x: 40, y: 46, width: 520, height: 230 };

const close =
  (name: string, ground: string, x = 330, y = 190, width = 620) =>
  (pen: Pen) => {
    backdrop(pen, ground);
    put(pen, thing(name), x, y, width);
  };

export const newsPictures: readonly Picture[] = [
  {
    name: "ingot-rising",
    title: "Ingots before a rising price line",
    draw: (pen) => {
      backdrop(pen, PLATE);
      priceLine(pen, rising, wide);
      put(pen, thing("ingot"), 470, 262, 300);
    },
  },
  {
    name: "ingot-falling",
    title: "Ingots before a falling price line",
    draw: (pen) => {
      backdrop(pen, HAZE);
      priceLine(pen, falling, wide);
      put(pen, thing("ingot"), 170, 262, 280);
    },
  },
  {
    name: "billet-steady",
    title: "Billets before a level price line",
    draw: (pen) => {
      backdrop(pen, PAPER);
      priceLine(pen, flat, wide);
      put(pen, thing("billet"), 400, 268, 320);
    },
  },
  { name: "coil-close", title: "End of a hot rolled coil", draw: close("coil", PLATE, 240, 230, 640) },
  { name: "tmt-close", title: "Ends of TMT bars", draw: close("tmt-bar", PAPER, 410, 150, 900) },
  { name: "pipe-close", title: "Ends of steel pipes", draw: close("pipe", HAZE, 400, 140, 860) },
  {
    name: "freight",
    title: "Loaded trailer on the road",
    draw: (pen) => {
      backdrop(pen, HAZE);
      hills(pen, 232, "#C6CFD3");
      road(pen, 232);
      put(pen, thing("load-bars"), 330, 190, 470);
    },
  },
  {
    name: "freight-night",
    title: "Container trailer at night",
    draw: (pen) => {
      backdrop(pen, NIGHT);
      hills(pen, 236, "#22303B");
      sun(pen, 520, 74, 34, "#E9E3D4");
      road(pen, 236);
      put(pen, thing("container"), 300, 190, 440);
    },
  },
  {
    name: "mill-dawn",
    title: "Rolling mill at dawn",
    draw: (pen) => {
      backdrop(pen, TINT, { color: "#CFC7B3", from: 270 });
      sun(pen, 470, 176, 76);
      works(pen, 40, 272, 1.25, "#53626D");
      works(pen, 330, 272, 0.95, "#71808B");
      put(pen, thing("billet"), 470, 300, 230);
    },
  },
  {
    name: "power",
    title: "Power lines behind a steel works",
    draw: (pen) => {
      backdrop(pen, HAZE, { color: "#BDB8AA", from: 286 });
      pylon(pen, 120, 288, 1.15, HOLLOW);
      pylon(pen, 290, 288, 0.85, "#71808B");
      pen.raw(
        '<path d="M-10 96Q60 130 120 104T290 148 640 120M-10 130q70 30 130 0t170 44 350-24" fill="none" stroke="#3E4C57" stroke-width="2"/>',
      );
      works(pen, 350, 288, 1.15, "#53626D", false);
    },
  },
  {
    name: "road-works",
    title: "Reinforcement on a road site",
    draw: (pen) => {
      backdrop(pen, TINT, { color: "#CFC7B3", from: 206 });
      hills(pen, 206, "#D9C0AE");
      put(pen, thing("cut-and-bend"), 200, 250, 330);
      put(pen, thing("tipper"), 500, 202, 220);
    },
  },
  {
    name: "site",
    title: "Building frame and tower crane",
    draw: (pen) => {
      backdrop(pen, HAZE, { color: "#BDB8AA", from: 312 });
      crane(pen, 440, 314, 1.05);
      buildingFrame(pen, 70, 314, 5, 6, "#53626D");
      put(pen, thing("tmt-bar"), 520, 300, 180);
    },
  },
  {
    name: "marking",
    title: "Rib pattern and marking of a TMT bar",
    draw: close("detail-ribbed-bar", PLATE, 320, 180, 430),
  },
  {
    name: "cement",
    title: "Stacked cement bags",
    draw: (pen) => {
      backdrop(pen, PAPER, { color: "#CFC7B3", from: 250 });
      put(pen, thing("cement-ppc"), 150, 222, 200);
      put(pen, thing("cement-43"), 500, 222, 200);
      put(pen, thing("cement"), 326, 226, 270);
    },
  },
  {
    name: "cement-bulker",
    title: "Cement bulker at a plant",
    draw: (pen) => {
      backdrop(pen, TINT, { color: "#BDB8AA", from: 268 });
      works(pen, 30, 270, 1.1, "#A49F91");
      put(pen, thing("bulker"), 400, 214, 400);
    },
  },
  {
    name: "port",
    title: "Coils on a quay",
    draw: (pen) => {
      backdrop(pen, HAZE);
      sea(pen, 170);
      crane(pen, 130, 300, 1.1, "#2A5275");
      pen.raw(
        `<path d="M0 288h${FRAME_WIDTH}v72H0z" fill="#A49F91"/><path d="M360 176h230l-26 40H392z" fill="#22303B"/><path d="M470 176v-44h70v44z" fill="#F4F3EE"/><path d="M390 176v-24h66v24z" fill="#D4622A"/>`,
      );
      put(pen, thing("gp-coil"), 300, 282, 150);
      put(pen, thing("coil"), 440, 292, 170);
    },
  },
  {
    name: "furnace",
    title: "Ladle pouring steel",
    draw: (pen) => {
      backdrop(pen, NIGHT, { color: "#22303B", from: 300 });
      ladle(pen, 250, 190);
      put(pen, thing("ingot"), 500, 292, 210);
      sun(pen, 348, 300, 70, "rgb(212 98 42 / .25)");
    },
  },
  {
    name: "sponge",
    title: "Sponge iron before a kiln",
    draw: (pen) => {
      backdrop(pen, PAPER, { color: "#B9B7AF", from: 258 });
      works(pen, 330, 260, 1.15, "#87857E");
      put(pen, (inner) => heap(inner, scale, 12, 5, 6), 200, 236, 330);
    },
  },
  {
    name: "scrap",
    title: "Scrap bales",
    draw: (pen) => {
      backdrop(pen, HAZE, { color: "#BDB8AA", from: 244 });
      put(pen, thing("scrap"), 160, 212, 210);
      put(pen, thing("scrap"), 330, 230, 230);
      put(pen, (inner) => heap(inner, steel, 16, 12, 4), 520, 250, 250);
    },
  },
  {
    name: "rail",
    title: "Rails and beams",
    draw: (pen) => {
      backdrop(pen, PLATE);
      put(pen, thing("rail"), 200, 190, 330);
      put(pen, thing("beam"), 470, 196, 320);
    },
  },
  {
    name: "sections",
    title: "Angles, channels and beams",
    draw: (pen) => {
      backdrop(pen, TINT);
      put(pen, thing("channel"), 140, 196, 240);
      put(pen, thing("angle"), 510, 200, 240);
      put(pen, thing("beam"), 320, 190, 280);
    },
  },
  {
    name: "sheets",
    title: "Sheets and plates",
    draw: (pen) => {
      backdrop(pen, HAZE);
      put(pen, thing("chequered-plate"), 430, 236, 360);
      put(pen, thing("sheet"), 210, 150, 360);
    },
  },
  { name: "roofing", title: "Coloured roofing sheets", draw: close("colour-sheet", PAPER, 330, 184, 600) },
  {
    name: "wire",
    title: "Wire rod and binding wire",
    draw: (pen) => {
      backdrop(pen, PLATE);
      put(pen, thing("wire-rod"), 200, 186, 290);
      put(pen, thing("binding-wire"), 470, 214, 230);
    },
  },
  {
    name: "quarry",
    title: "Crushed stone and a tipper",
    draw: (pen) => {
      backdrop(pen, TINT, { color: "#CFCDC6", from: 228 });
      hills(pen, 228, "#B9B7AF");
      put(pen, (inner) => heap(inner, ash, 15, 11, 5), 190, 246, 320);
      put(pen, thing("tipper"), 500, 232, 230);
    },
  },
  {
    name: "monsoon",
    title: "Trailer in the rain",
    draw: (pen) => {
      backdrop(pen, "#B4BDC4");
      hills(pen, 226, "#94A6B0");
      road(pen, 226);
      put(pen, thing("load-pipes"), 320, 190, 440);
      rain(pen, "#F4F3EE");
    },
  },
  {
    name: "papers",
    title: "Test certificate and billets",
    draw: (pen) => {
      backdrop(pen, PAPER);
      put(pen, thing("test-certificate"), 190, 184, 210);
      put(pen, thing("billet"), 450, 216, 300);
    },
  },
  {
    name: "weighbridge",
    title: "Truck on a weighbridge",
    draw: (pen) => {
      backdrop(pen, HAZE, { color: "#A49F91", from: 262 });
      pen.raw(
        '<path d="M40 120h110v150H40z" fill="#F4F3EE" stroke="#22303B" stroke-width="3"/><path d="M56 140h78v44H56z" fill="#22303B"/><path d="M66 168h14v-14H66zM88 168h14v-14H88zM110 168h14v-14h-14z" fill="#D4622A"/><path d="M84 210h34v60H84z" fill="#71808B"/>',
      );
      put(pen, thing("load-sections"), 400, 206, 400);
    },
  },
  {
    name: "yard",
    title: "Stockyard with gantry",
    draw: (pen) => {
      backdrop(pen, NIGHT);
      pen.raw(
        `<path d="M0 268h${FRAME_WIDTH}v92H0z" fill="#22303B"/><path d="M60 268V74h520v194M60 96h520" fill="none" stroke="#53626D" stroke-width="10"/><path d="M300 96v54" stroke="${OXIDE}" stroke-width="5"/><path d="M276 150h48v16h-48z" fill="${OXIDE}"/>`,
      );
      put(pen, thing("wide-flange"), 170, 264, 220);
      put(pen, thing("plate"), 320, 236, 190);
      put(pen, thing("pipe"), 480, 268, 210);
    },
  },
  {
    name: "fasteners",
    title: "Bolts and nails",
    draw: (pen) => {
      backdrop(pen, PLATE);
      put(pen, thing("bolts"), 210, 186, 300);
      put(pen, thing("nails"), 470, 200, 260);
    },
  },
];
