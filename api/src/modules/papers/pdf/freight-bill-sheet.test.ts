import { kilograms } from "@mandi/shared/money/kilograms";
import { paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { drawFreightBill } from "../../freight-bills/draw-freight-bill";
import { sampleSale } from "../testing/sample-paper";
import { freightBillSheet } from "./freight-bill-sheet";

it("shows rate and amount of each head on a bill under reverse charge, beside a total without them", () => {
  const { supplier, recipient } = sampleSale("MI2627000042");
  const address = { address_line_one: "Siltara", address_line_two: "", city: "Raipur", pin_code: "493111" };
  const { pin_code: pincode, ...place } = address;
  const consignee = { ...place, pincode, id: 1, company_name: "Agrawal", phone: "", gst: "", state: "Maharashtra" };
  const { bill } = drawFreightBill({
    number: "TR/1",
    date: "2026-11-20",
    order: {
      number: "O2627000097",
      product_name: "TMT",
      brand_name: "Kamdhenu",
      hsn: "72142090",
      origin_city: "Raipur",
      loading_address: { ...address, state: "Chhattisgarh" },
      consignee_detail: consignee,
    },
    vehicle: { id: 1, number: "KA34B7788", receipt: "LR-8812", receiptOn: "2026-11-20" },
    carrier: { ...recipient, state: supplier.state },
    platform: supplier,
    recipient: supplier,
    grossKg: kilograms(40_000),
    netKg: kilograms(28_215),
    ratePaise: paiseFromRupees(1_100),
    freightPaise: paiseFromRupees(31_036.5),
    detentionPaise: zeroPaise,
    tax: "reverse charge",
    rate: { rowId: 1, bp: basisPoints(500), source: "A test" },
  });

  expect(freightBillSheet(bill).sums.map(({ term, value }) => [term, value])).toEqual([
    ["Taxable value", "₹31,036.50"],
    ["CGST 2.5%", "₹775.91"],
    ["SGST 2.5%", "₹775.91"],
    ["GST 5% paid by the recipient, not in the total", "₹1,551.82"],
    ["Total", "₹31,036.50"],
  ]);
});
