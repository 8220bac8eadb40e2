import type { Category } from "./types";

export const categories: readonly Category[] = [
  {
    key: "reinforcement",
    name: "TMT and Reinforcement",
    subCategories: ["TMT Bar", "Cut and Bend", "Coated Bar", "TMT in Coil"],
  },
  { key: "semis", name: "Ingot and Billet", subCategories: ["Ingot", "Billet", "Bloom"] },
  {
    key: "iron",
    name: "Sponge and Pig Iron",
    subCategories: ["Sponge Iron", "Pig Iron", "Melting Scrap", "Ferro Alloys"],
  },
  { key: "structural", name: "Structural Sections", subCategories: ["Angle", "Channel", "Beam", "Rail"] },
  { key: "bars", name: "Bars and Flats", subCategories: ["Flat Bar", "Round Bar", "Square Bar", "Bright Bar"] },
  {
    key: "pipes",
    name: "Pipes and Tubes",
    subCategories: ["ERW Pipe", "Galvanised Pipe", "Hollow Section", "Seamless Pipe"],
  },
  {
    key: "flat",
    name: "Sheets, Plates and Coils",
    subCategories: ["Hot Rolled", "Cold Rolled", "Plate", "Chequered Plate"],
  },
  {
    key: "roofing",
    name: "Roofing and Coated",
    subCategories: ["Corrugated Sheet", "Colour Coated Sheet", "Galvanised Coil", "Decking"],
  },
  {
    key: "wire",
    name: "Wire Rod and Wire",
    subCategories: ["Wire Rod", "Binding Wire", "Drawn Wire", "Galvanised Wire", "Barbed Wire"],
  },
  { key: "cement", name: "Cement", subCategories: ["Ordinary Portland", "Pozzolana", "Slag"] },
  {
    key: "aggregates",
    name: "Aggregates, Sand and Blocks",
    subCategories: ["Aggregate", "Sand", "AAC Block", "Fly Ash Brick"],
  },
  {
    key: "fasteners",
    name: "Mesh, Fasteners and Welding",
    subCategories: ["Mesh", "Fencing", "Nails", "Bolts", "Electrodes"],
  },
];
