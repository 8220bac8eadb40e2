import { anInvoice } from "@mandi/shared/testing/buyer-builders/invoice";
import { aDriver, anOrder } from "@mandi/shared/testing/buyer-builders/order";
import { somePriceSteps } from "@mandi/shared/testing/buyer-builders/trade";
import { screen, within } from "@testing-library/react";
import { openOrder } from "../testing/order-page";

it("shows each sale invoice with parties, GSTIN, HSN, tax by head and the total in words", async () => {
  await openOrder(anOrder({ invoices: [anInvoice()] }));
  const invoice = await screen.findByRole("region", { name: "Invoice MI2627000002" });
  expect(invoice).toHaveTextContent(
    "Supplier: Mandi Exchange Private Limited, Siltara Road, Raipur 493111, GSTIN 22AAKCM7304E1ZT",
  );
  expect(invoice).toHaveTextContent("Recipient: Agrawal Traders, Wardha Road, Nagpur 440010, GSTIN 27AAPFA0939F1ZF");
  expect(invoice).toHaveTextContent("MS Billet, 100 mm, HSN 72071920, 29.840 MT₹12,56,264.00");
  expect(invoice).toHaveTextContent("IGST 18%₹2,26,127.52");
  expect(invoice).not.toHaveTextContent("CGST");
  expect(invoice).toHaveTextContent("Total₹14,82,391.52");
  expect(invoice).toHaveTextContent(
    "Rupees fourteen lakh eighty two thousand three hundred ninety one and fifty two paise only",
  );
});

it("leaves the GST to the invoices once they cover the whole order, and shows what they round off", async () => {
  const settled = { paid_amount: 173_196.48, paper_difference: -0.48, due_amount: 1_552_413 };
  await openOrder(anOrder({ total_quantity: 29.84, invoices: [anInvoice()], ...settled }));
  expect(await screen.findByRole("region", { name: "Invoice MI2627000002" })).toBeVisible();
  expect(screen.queryByText("GST in this price")).not.toBeInTheDocument();
  const sums = screen.getByRole("complementary");
  expect(sums).toHaveTextContent("Rounding of the invoices−₹0.48Paid amount−₹1,73,196.00Due amount₹15,52,413.00");
});

it("shows tax that the buyer deducted separately from what they paid", async () => {
  await openOrder(anOrder({ paid_amount: 174_703, tds_amount: 1_507, due_amount: 1_557_257 }));
  const sums = await screen.findByRole("complementary");
  expect(sums).toHaveTextContent("Paid amount−₹1,73,196Tax you deducted (TDS)−₹1,507Due amount₹15,57,257");
});

it("shows a credit note separately from what was paid, so that the lines add up to the refund", async () => {
  await openOrder(anOrder({ paid_amount: 1_738_171, noted_amount: 6_211, due_amount: -6_211 }));
  const sums = await screen.findByRole("complementary");
  expect(sums).toHaveTextContent("Credit and debit notes−₹6,211Paid amount−₹17,31,960");
});

it("subtracts the price of a cancelled order and shows what was kept, so that the lines add up to nothing due", async () => {
  await openOrder(anOrder({ status: "cancel", paid_amount: 50_000, due_amount: 0 }));
  const sums = await screen.findByRole("complementary");
  expect(sums).toHaveTextContent(
    /₹17,31,960Cancelled−₹17,31,960Kept from what you paid₹50,000Paid amount−₹50,000Due amount₹0/,
  );
});

it("keeps the GST of the price while a part of the order is not invoiced", async () => {
  await openOrder(anOrder({ total_quantity: 30, invoices: [anInvoice()] }));
  expect(await screen.findByText("GST in this price")).toBeVisible();
});

it("explains beside the due amount that the ledger counts invoiced vehicles only, while only some are invoiced", async () => {
  await openOrder(anOrder({ total_quantity: 30, invoices: [anInvoice()] }));
  expect(screen.getByRole("complementary")).toHaveTextContent(
    "Due amountFor the whole order. Its ledger counts invoiced vehicles only.₹15,58,764",
  );
  expect(screen.queryByText("Rounding of the invoices")).not.toBeInTheDocument();
});

it("says whether the freight rate contains GST", async () => {
  const steps = somePriceSteps();
  await openOrder(
    anOrder({ price_steps: [...steps, { kind: "tax", label: "GST on freight", per_mt: 324, amount: 9720 }] }),
  );
  expect(screen.getByRole("complementary")).toHaveTextContent("Freight per MTWith GST.₹1,800 /MT");
});

it("says 'Not Available' without quality pictures and shows none that are not released (R-145)", async () => {
  await openOrder(anOrder({ quality_check_image: ["/media/1.jpg"], quality_check_certificate: "/media/c.pdf" }));
  expect(screen.getByText("Not Available")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Quality certificate" })).not.toBeInTheDocument();
});

it("shows which of certificate and pictures is missing (R-145)", async () => {
  await openOrder(anOrder({ quality_check_visibility: 1, quality_check_certificate: "/media/c.pdf" }));
  expect(screen.getByRole("link", { name: "Quality certificate" })).toBeVisible();
  expect(screen.getByText("Not Available").closest("div")).toHaveTextContent(/^Pictures/);
});

it("shows certificate and pictures once they are released (R-145)", async () => {
  await openOrder(
    anOrder({
      quality_check_visibility: 1,
      quality_check_image: ["/media/1.jpg"],
      quality_check_certificate: "/media/c.pdf",
    }),
  );
  expect(screen.getByRole("link", { name: "Quality certificate" })).toHaveAttribute("href", "/media/c.pdf");
  expect(screen.getByRole("img", { name: "Quality picture 1" })).toBeVisible();
});

it("shows each vehicle with driver, transporter, documents and pictures (R-146)", async () => {
  await openOrder(
    anOrder({
      driver_list: [
        aDriver({
          final_quantity_by_seller: 29.84,
          alternate_phone_number: "9893000203",
          invoice: "/media/i.pdf",
          ebill: "/media/e.pdf",
          transport_receipt: "/media/r.pdf",
          loaded_vehicle_photo: "/media/l.jpg",
        }),
      ],
    }),
  );
  const vehicle = screen.getByRole("article", { name: "CG 04 MB 1234" });
  for (const text of ["Balwinder Singh", "29.840 MT", "Fast Freight", "FF-1042", "Loaded vehicle"]) {
    expect(within(vehicle).getByText(text)).toBeVisible();
  }
  expect(within(vehicle).getByRole("link", { name: "+91 98930 00203" })).toHaveAttribute("href", "tel:+919893000203");
  expect(within(vehicle).getByText("Tracking number")).toBeVisible();
  expect(within(vehicle).getByRole("link", { name: "E-way bill" })).toHaveAttribute("href", "/media/e.pdf");
});

it("leaves out unknown details of a vehicle", async () => {
  await openOrder(
    anOrder({
      driver_list: [aDriver({ final_quantity_by_seller: null, alternate_phone_number: "", tracking_number: "" })],
    }),
  );
  const vehicle = screen.getByRole("article", { name: "CG 04 MB 1234" });
  expect(within(vehicle).getByText("Transporter")).toBeVisible();
  expect(within(vehicle).queryByText(/^(Alternate phone|Loaded quantity|Tracking number)$/)).not.toBeInTheDocument();
  expect(within(vehicle).queryByText("—")).not.toBeInTheDocument();
});

it("shows what happened right after the vehicles, before the documents", async () => {
  await openOrder(anOrder());
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.indexOf("What happened")).toBe(titles.indexOf("Drivers and vehicles") + 1);
});
