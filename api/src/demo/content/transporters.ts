import type { Transporter } from "./types";

const everySteel = [
  "tmt-bar",
  "ms-ingot",
  "ms-billet",
  "ms-angle",
  "ms-channel",
  "ms-beam",
  "erw-pipe",
  "hr-sheet",
  "hr-coil",
  "wire-rod",
  "cut-and-bend",
  "ms-plate",
  "crs-bar",
];

export const transporters: readonly Transporter[] = [
  {
    key: "bharat",
    phone: "9000000021",
    name: "Sukhdev Yadav",
    email: "dispatch@bharatroadlines.example",
    alternatePhone: "9000000121",
    aadhaar: "234512348878",
    company: {
      name: "Bharat Roadlines",
      pan: "AAJFB6194E",
      city: "Raipur",
      addressLineOne: "Transport Nagar, Rawabhata",
      addressLineTwo: "Bilaspur Road",
      pincode: "492003",
    },
    products: [...everySteel, "opc-53", "sponge-iron"],
    vehicles: ["trailer-40", "truck-14", "truck-12", "tipper"],
    belts: [
      {
        loadingAddress: "Raipur, Siltara and Urla",
        unloading: [
          { state: "Maharashtra", city: "Nagpur", minPrice: 1650, maxPrice: 1950 },
          { state: "Maharashtra", city: "Pune", minPrice: 2850, maxPrice: 3300 },
          { state: "Maharashtra", city: "Mumbai", minPrice: 3000, maxPrice: 3500 },
          { state: "Telangana", city: "Hyderabad", minPrice: 2250, maxPrice: 2600 },
          { state: "Madhya Pradesh", city: "Indore", minPrice: 2300, maxPrice: 2700 },
          { state: "Odisha", city: "Rourkela", minPrice: 1500, maxPrice: 1800 },
        ],
      },
      {
        loadingAddress: "Bhilai, Light Industrial Area",
        unloading: [
          { state: "Maharashtra", city: "Nagpur", minPrice: 1550, maxPrice: 1850 },
          { state: "Maharashtra", city: "Pune", minPrice: 2850, maxPrice: 3300 },
          { state: "Tamil Nadu", city: "Chennai", minPrice: 3400, maxPrice: 3900 },
        ],
      },
      {
        loadingAddress: "Raigarh, Punjipathra",
        unloading: [
          { state: "Maharashtra", city: "Jalna", minPrice: 2400, maxPrice: 2750 },
          { state: "Maharashtra", city: "Nagpur", minPrice: 1900, maxPrice: 2200 },
        ],
      },
    ],
  },
  {
    key: "konkan-carriers",
    phone: "9000000022",
    name: "Farhan Shaikh",
    email: "booking@konkancarriers.example",
    alternatePhone: "9000000122",
    aadhaar: "345623459986",
    company: {
      name: "Konkan Carriers Private Limited",
      pan: "AAHCK8450J",
      city: "Mumbai",
      addressLineOne: "Office 6, Steel Chambers",
      addressLineTwo: "Broach Street, Masjid Bunder",
      pincode: "400009",
    },
    products: [...everySteel, "gp-coil", "colour-sheet", "cr-sheet"],
    vehicles: ["trailer-40", "trailer-20", "truck-10", "container"],
    belts: [
      {
        loadingAddress: "Jalna, MIDC Phase II",
        unloading: [
          { state: "Madhya Pradesh", city: "Indore", minPrice: 1900, maxPrice: 2250 },
          { state: "Maharashtra", city: "Pune", minPrice: 1150, maxPrice: 1450 },
          { state: "Maharashtra", city: "Mumbai", minPrice: 1350, maxPrice: 1650 },
          { state: "Maharashtra", city: "Nagpur", minPrice: 1700, maxPrice: 2050 },
        ],
      },
      {
        loadingAddress: "Mumbai, Darukhana and Kalamboli",
        unloading: [
          { state: "Maharashtra", city: "Pune", minPrice: 850, maxPrice: 1100 },
          { state: "Gujarat", city: "Ahmedabad", minPrice: 1750, maxPrice: 2100 },
          { state: "Maharashtra", city: "Nagpur", minPrice: 2350, maxPrice: 2750 },
        ],
      },
      {
        loadingAddress: "Raipur, Siltara",
        unloading: [
          { state: "Maharashtra", city: "Nagpur", minPrice: 1700, maxPrice: 2000 },
          { state: "Maharashtra", city: "Pune", minPrice: 2800, maxPrice: 3250 },
          { state: "Telangana", city: "Hyderabad", minPrice: 2200, maxPrice: 2550 },
        ],
      },
    ],
  },
];

export interface VehicleType {
  readonly picture: string;
  readonly name: string;
  readonly type: string;
  readonly capacityTonnes: number;
}

export const vehicleTypes: readonly VehicleType[] = [
  { picture: "trailer-40", name: "40 ft flat bed trailer", type: "Trailer, 22 wheels", capacityTonnes: 35 },
  { picture: "trailer-20", name: "Low bed trailer", type: "Trailer, 18 wheels", capacityTonnes: 30 },
  { picture: "truck-14", name: "14 wheel truck", type: "Rigid truck, open body", capacityTonnes: 30 },
  { picture: "truck-12", name: "12 wheel truck", type: "Rigid truck, open body", capacityTonnes: 25 },
  { picture: "truck-10", name: "10 wheel truck", type: "Rigid truck, open body", capacityTonnes: 19 },
  { picture: "tipper", name: "Tipper", type: "Tipper, 10 wheels", capacityTonnes: 18 },
  { picture: "container", name: "32 ft container", type: "Container trailer", capacityTonnes: 24 },
  { picture: "bulker", name: "Cement bulker", type: "Bulk tanker", capacityTonnes: 28 },
  { picture: "light-truck", name: "Light truck", type: "Light commercial vehicle", capacityTonnes: 7 },
];
