import type { Picture } from "./art-types";
import { heap, pigs, scrapBale } from "./loose-goods";
import { blockPallet, blocks, sacks } from "./stacked-goods";
import { ash, sand, scale, steel } from "./tones";
import { barbedWire, bolts, chainLink, electrodes, nails, weldedMesh } from "./wire-goods";

export const buildingProducts: readonly Picture[] = [
  { name: "cement", title: "Cement bags", draw: (pen) => sacks(pen, "#D4622A", 3) },
  { name: "cement-43", title: "OPC 43 cement bags", draw: (pen) => sacks(pen, "#2A5275", 2) },
  { name: "cement-ppc", title: "Pozzolana cement bags", draw: (pen) => sacks(pen, "#4B7765", 3) },
  { name: "cement-psc", title: "Slag cement bags", draw: (pen) => sacks(pen, "#53626D", 4) },
  { name: "aggregate", title: "Crushed stone aggregate", draw: (pen) => heap(pen, ash, 15, 11, 5) },
  { name: "sand", title: "Manufactured sand", draw: (pen) => heap(pen, sand, 7, 23, 9) },
  { name: "sponge-iron", title: "Sponge iron lumps", draw: (pen) => heap(pen, scale, 12, 5, 6) },
  { name: "ferro-alloy", title: "Silico manganese lumps", draw: (pen) => heap(pen, steel, 18, 31, 4) },
  { name: "pig-iron", title: "Pig iron", draw: pigs },
  { name: "scrap", title: "Melting scrap bale", draw: scrapBale },
  { name: "aac-block", title: "AAC blocks", draw: blockPallet },
  { name: "fly-ash-brick", title: "Fly ash bricks", draw: (pen) => blocks(pen, ash, 46, 22, 16, 4, 6, 4) },
  { name: "welded-mesh", title: "Welded wire mesh", draw: weldedMesh },
  { name: "chain-link", title: "Chain link fencing", draw: chainLink },
  { name: "nails", title: "Wire nails", draw: nails },
  { name: "bolts", title: "Hexagon bolts and nut", draw: bolts },
  { name: "barbed-wire", title: "Barbed wire roll", draw: barbedWire },
  { name: "electrodes", title: "Welding electrodes", draw: electrodes },
];
