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
  expect(invoice).toHaveTextContent("Total₹15,34,909.92");
  expect(invoice).toHaveTextContent(
    "Rupees fifteen lakh thirty four thousand nine hundred nine and ninety two paise only",
  );
});

it("leaves the GST to the invoices once they are over the whole order, and says what counts as paid", async () => {
  await openOrder(anOrder({ total_quantity: 29.84, invoices: [anInvoice()] }));
  expect(await screen.findByRole("region", { name: "Invoice MI2627000002" })).toBeVisible();
  expect(screen.queryByText("GST in this price")).not.toBeInTheDocument();
  expect(screen.getByText("Payments, notes and rounding of the invoices.")).toBeVisible();
});

it("keeps the GST of the price while a part of the order is not invoiced", async () => {
  await openOrder(anOrder({ total_quantity: 30, invoices: [anInvoice()] }));
  expect(await screen.findByText("GST in this price")).toBeVisible();
});

it("says that the freight rate contains GST, where it does", async () => {
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

it("says which of certificate and pictures is missing (R-145)", async () => {
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

it("shows each vehicle with driver, transporter, papers and pictures (R-146)", async () => {
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
  expect(within(vehicle).getByRole("link", { name: "E-way bill" })).toHaveAttribute("href", "/media/e.pdf");
});
