import type { Person } from "./types";

export interface SavedAddress {
  readonly companyName: string;
  readonly phone: string;
  readonly gstin: "own" | string;
  readonly lineOne: string;
  readonly lineTwo: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
}

export const agrawal: Person = {
  phone: "9000000001",
  name: "Rakesh Agrawal",
  email: "rakesh@agrawaltraders.example",
  company: {
    name: "Agrawal Traders",
    pan: "AAPFA0939F",
    city: "Nagpur",
    addressLineOne: "Plot 14, Wardhaman Nagar",
    addressLineTwo: "Near Old Bhandara Road",
    pincode: "440008",
  },
};

/** The account that has only just been opened: a name and nothing else. */
export const newcomer = { phone: "9000000002", name: "Meena Kulkarni", email: "", companyName: "" };

export const deskPerson = {
  phone: "9000000091",
  name: "Nandini Rao",
  email: "desk@mandi.example",
  companyName: "Mandi",
};

/** Without a second person nobody at the desk could confirm what moves much money. */
export const deskColleague = { ...deskPerson, phone: "9000000092", name: "Imran Sheikh", email: "desk2@mandi.example" };

export const agrawalAddresses: readonly SavedAddress[] = [
  {
    companyName: "Agrawal Traders",
    phone: "9000000001",
    gstin: "own",
    lineOne: "Plot 14, Wardhaman Nagar",
    lineTwo: "Near Old Bhandara Road",
    pincode: "440008",
    city: "Nagpur",
    state: "Maharashtra",
  },
  {
    companyName: "Agrawal Traders, Butibori yard",
    phone: "9000000001",
    gstin: "own",
    lineOne: "Khasra 88, Five Star Zone",
    lineTwo: "MIDC Butibori",
    pincode: "441122",
    city: "Nagpur",
    state: "Maharashtra",
  },
  {
    companyName: "Agrawal Traders, Pune site office",
    phone: "9000000001",
    gstin: "own",
    lineOne: "Gate 3, Metro Car Shed",
    lineTwo: "Hinjawadi Phase III",
    pincode: "411057",
    city: "Pune",
    state: "Maharashtra",
  },
  {
    companyName: "Sundar Infra, Hyderabad site",
    phone: "9000000001",
    gstin: "own",
    lineOne: "Survey 402, Financial District",
    lineTwo: "Nanakramguda",
    pincode: "500032",
    city: "Hyderabad",
    state: "Telangana",
  },
];

export const topUpsOfAgrawal: readonly { readonly rupees: number; readonly daysAgo: number; readonly utr: string }[] = [
  { rupees: 1_800_000, daysAgo: 48, utr: "SBINR52026100400318" },
  { rupees: 2_500_000, daysAgo: 27, utr: "HDFCR52026102500917" },
  { rupees: 1_000_000, daysAgo: 7, utr: "ICICR52611140077" },
  { rupees: 250_000, daysAgo: 1, utr: "HDFCN52611200931" },
];

export const creditOfAgrawal = {
  limitRupees: 500_000,
  askedDaysAgo: 60,
  reason: "Bank statements and returns in order, nine trades paid on time",
};
