import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import type { Snapshots } from "../../papers/paper";

type Invoice = Snapshots["invoice"];

/** Invented parties with well-formed GSTINs. */
const platform: InvoiceParty = {
  name: "Mandi Trade Ltd",
  address: "14 Dana Bunder, Mumbai 400009",
  gst_number: "27AAACM1234A1Z8",
  state: "Maharashtra",
};
const nashik: InvoiceParty = {
  name: "Nashik Builders",
  address: "Plot 7, MIDC, Nashik 422010",
  gst_number: "27AABCA4321C1ZD",
  state: "Maharashtra",
};
const bharuch: InvoiceParty = {
  name: "Bharuch Fab Ltd",
  address: "GIDC 9, Bharuch 392001",
  gst_number: "24AABCB8765D1ZS",
  state: "Gujarat",
};
const kaveri: InvoiceParty = {
  name: "Kaveri Works",
  address: "Peenya 3, Bengaluru 560058",
  gst_number: "29AAACK2468E1ZK",
  state: "Karnataka",
};
const millimetres = (value: string) => [{ name: "Size", value, unit: { short_name: "mm" } }];

/** Within a state, to the buyer's own site: 18,340 and 9,875 kg at 52,350 and 51,900 with freight 1,235. */
export const insideState: Invoice = {
  number: "MI2627000042",
  date: "2026-11-20",
  due_on: "2026-11-20",
  vehicle_id: 1,
  vehicle_number: "MH12AB3456",
  eway_bill: null,
  supplier: platform,
  recipient: nashik,
  consignee: nashik,
  place_of_supply: "Maharashtra",
  lines: [
    {
      description: "TMT bar",
      value: millimetres("12"),
      hsn: "72142090",
      quantity: 18.34,
      per_unit_price: 63_230.3,
      taxable_amount: 982_748.9,
      amount: 1_159_643.7,
    },
    {
      description: "TMT bar",
      value: millimetres("16"),
      hsn: "72142090",
      quantity: 9.875,
      per_unit_price: 62_699.3,
      taxable_amount: 524_708.13,
      amount: 619_155.59,
    },
  ],
  tax: { gst: 18, taxable_amount: 1_507_457.03, cgst: 135_671.13, sgst: 135_671.13, utgst: 0, igst: 0 },
  goods_amount: 1_778_799.29,
  freight: 34_845.53,
  round_off: -0.29,
  total: 1_778_799,
};

/** To a third person in another state: 24,610 kg at 55,125 with freight 2,310. */
export const thirdParty: Invoice = {
  number: "MI2627000043",
  date: "2026-11-20",
  due_on: "2026-11-20",
  vehicle_id: 2,
  vehicle_number: "KA34B7788",
  eway_bill: null,
  supplier: platform,
  recipient: bharuch,
  consignee: kaveri,
  place_of_supply: "Gujarat",
  lines: [
    {
      description: "HR coil",
      value: millimetres("3"),
      hsn: "72083930",
      quantity: 24.61,
      per_unit_price: 67_773.3,
      taxable_amount: 1_413_475.35,
      amount: 1_667_900.91,
    },
  ],
  tax: { gst: 18, taxable_amount: 1_413_475.35, cgst: 0, sgst: 0, utgst: 0, igst: 254_425.56 },
  goods_amount: 1_667_900.91,
  freight: 56_849.1,
  round_off: 0.09,
  total: 1_667_901,
  dispatch: {
    name: "Shakti Steels",
    line: "Hospet Road",
    city: "Ballari",
    pincode: "583101",
    state: "Karnataka",
  },
};

/** 160 kg of the invoice within the state, lost on the road. */
export const shortageNote: Snapshots["credit note"] = {
  number: "MC2627000007",
  date: "2026-11-23",
  reason: "Less weight received",
  invoice: insideState,
  part: {
    cause: "weight",
    lines: [
      {
        description: "TMT bar",
        value: millimetres("12"),
        hsn: "72142090",
        position: 1,
        quantity: 0.104,
        per_unit_price: 63_230.3,
        taxable_amount: 5_572.84,
        amount: 6_575.96,
      },
      {
        description: "TMT bar",
        value: millimetres("16"),
        hsn: "72142090",
        position: 2,
        quantity: 0.056,
        per_unit_price: 62_699.3,
        taxable_amount: 2_975.56,
        amount: 3_511.16,
      },
    ],
    tax: { gst: 18, taxable_amount: 8_548.4, cgst: 769.36, sgst: 769.36, utgst: 0, igst: 0 },
    goods_amount: 10_087.12,
    freight: 197.6,
    round_off: -0.12,
    total: 10_087,
  },
};
