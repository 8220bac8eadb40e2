import type { Brand } from "./types";

/** Invented names; none is a firm's trade mark. The key is also the name of the drawn mark. */
export const brands: readonly Brand[] = [
  { key: "kaveri-ispat", name: "Kaveri Ispat", premium: 0 },
  { key: "shikhar-tmt", name: "Shikhar TMT", premium: -300 },
  { key: "narmada-sections", name: "Narmada Sections", premium: 200 },
  { key: "dakshin-tubes", name: "Dakshin Tubes", premium: 300 },
  { key: "vindhya-steel", name: "Vindhya Steel", premium: 450 },
  { key: "udaan-cement", name: "Udaan Cement", premium: 40 },
  { key: "sahyadri-wires", name: "Sahyadri Wires", premium: 250 },
  { key: "pragati-rolling", name: "Pragati Rolling", premium: -550 },
  { key: "beacon-rolling", name: "Beacon Rolling Mills", premium: 100 },
  { key: "girnar-steel", name: "Girnar Steel", premium: 150 },
  { key: "aravali-strips", name: "Aravali Strips", premium: 0 },
  { key: "godavari-flats", name: "Godavari Flats", premium: 50 },
  { key: "hooghly-pipes", name: "Hooghly Pipes", premium: -200 },
  { key: "trishul-alloys", name: "Trishul Alloys", premium: 0 },
  { key: "mahanadi-sponge", name: "Mahanadi Sponge", premium: 100 },
  { key: "satpura-cement", name: "Satpura Cement", premium: -60 },
  { key: "malabar-roofing", name: "Malabar Roofing", premium: 400 },
  { key: "chambal-fasteners", name: "Chambal Fasteners", premium: 0 },
  { key: "doab-blocks", name: "Doab Blocks", premium: 0 },
  { key: "panchganga-mesh", name: "Panchganga Mesh", premium: 100 },
];
