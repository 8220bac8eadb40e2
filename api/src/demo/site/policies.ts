import type { HtmlKey } from "../../modules/site/site-keys";
import { bullets, heading, paragraphs, steps } from "../content/html";

const aboutUs =
  paragraphs(
    "Mandi is a market for steel and construction material. Buyers ask once, every matching seller answers with a price, transporters bid the freight, and the buyer sees one landed price per metric tonne.",
  ) +
  heading("What we do") +
  bullets(
    "We publish ingot prices for the main places of the trade, with two years of history.",
    "We bring an enquiry to sellers of that product, brand and city, and to transporters of that belt.",
    "We are the party to both sides: the seller bills us, we bill the buyer, and one ledger stands for each order.",
    "We follow the truck: vehicle, driver, loaded weight and papers are in the order.",
  ) +
  heading("How we work") +
  paragraphs(
    "Prices are compared after the window has closed and the lowest landed offer is marked. Sellers do not see each other's names, and they do not see the buyer. A marked price is frozen; what changes later is the weight, and the weighbridge decides it.",
  ) +
  heading("Who we are") +
  paragraphs(
    "A team in Raipur of people who have sold billets, booked trucks and kept ledgers before they wrote software. The desk answers in Hindi and English, day and night.",
  ) +
  heading("Data we use") +
  paragraphs("Pincodes are derived from GeoNames data under the Creative Commons Attribution 4.0 licence.");

const privacyPolicy =
  paragraphs("This page says which data we hold, why, and what you can ask of us.") +
  heading("What we hold") +
  bullets(
    "Your mobile number, which is how you sign in.",
    "Name, e-mail, company, GSTIN, PAN and addresses that you enter.",
    "Your enquiries, quotations, orders, payments and ledgers.",
    "Papers that you hand in for credit.",
    "Technical records of sign-ins, kept to protect your account.",
  ) +
  heading("What we use it for") +
  bullets(
    "To bring your enquiry to sellers and transporters.",
    "To make invoices and e-way bills as the law asks.",
    "To decide on credit that you ask for.",
    "To find misuse.",
  ) +
  heading("Who sees it") +
  paragraphs(
    "A seller sees product, sizes, quantity and purpose of your enquiry, not who you are. After an order he sees the consignee, because his goods go there. A transporter sees the places. Banks and tax offices receive what they are entitled to. We do not sell data.",
  ) +
  heading("Cookies") +
  paragraphs(
    "We set cookies that keep you signed in for seven days and one that remembers that you have read the cookie notice. There are no advertising cookies.",
  ) +
  heading("How long") +
  paragraphs(
    "Records of trade are kept for eight years, as tax law asks. One-time passwords are removed within two days. You may ask us to correct or to delete what the law does not oblige us to keep.",
  ) +
  heading("Contact") +
  paragraphs("Write to trade@mandi.example. We answer within thirty days.");

const termsCondition =
  paragraphs(
    "These terms hold between you and Mandi Commodity Exchange Services Private Limited for every use of this market.",
  ) +
  heading("Account") +
  steps(
    "One mobile number is one account. Keep the telephone and its codes to yourself.",
    "Data of the company must be true; a GSTIN that is not yours ends the account.",
    "What is done after sign-in with your number counts as done by you.",
  ) +
  heading("Quotation and order") +
  steps(
    "A request for quotes is not binding. An offer binds the seller until the time named in it.",
    "The order comes about when the booking amount is paid or covered by credit.",
    "Prices are per metric tonne ex the place named, freight is per metric tonne to the consignee.",
    "Freight may change by ₹100 per MT either way until the truck is loaded.",
    "The invoice follows the loaded quantity.",
  ) +
  heading("Payment") +
  steps(
    "The balance is due after invoice and before unloading, unless credit days are agreed.",
    "Credit days count from the date of the invoice.",
    "Payments are booked when they have reached our account.",
  ) +
  heading("Cancellation") +
  steps(
    "An order cannot be cancelled by buyer or seller.",
    "If we have to cancel an order, the advance is refunded unless the reason lies with the buyer.",
  ) +
  heading("Weight, quality and risk") +
  steps(
    "Theoretical weights serve for planning; the weighbridge at the plant is what counts.",
    "Tolerances are those of the standard named with the product.",
    "Risk passes to the buyer when the loaded truck leaves the gate; goods in transit are insured as stated in the quotation.",
  ) +
  heading("Cookies") +
  paragraphs("We use cookies for signing in and for remembering your choice, as described in the privacy policy.") +
  heading("Law") +
  paragraphs("Indian law holds. Courts at Raipur decide.");

const returnsPolicy =
  paragraphs(
    "Steel and building material are loaded for one order and cannot go back into stock. Goods are therefore not returnable.",
  ) +
  heading("When goods are wrong") +
  bullets(
    "Completely different goods: tell us before unloading. Management decides on reimbursement within three working days.",
    "Wrong size or grade in part of the load: unload it apart, photograph tags and marks, and tell the desk the same day.",
    "Short weight: weigh the truck loaded and empty on one bridge and send both slips.",
  ) +
  heading("What we need from you") +
  steps(
    "Order number and vehicle number.",
    "Photographs of the load on the truck, of tags and of the marks on the material.",
    "The weighbridge slips and the transport receipt with your remark.",
  ) +
  heading("How it is settled") +
  paragraphs(
    "A settlement is a line in the ledger of the order: a lower amount, a replacement of the part, or both. A refund goes back where the money came from: what was paid on credit to the credit wallet, the rest to the cash wallet, from which it can be paid out to your bank account.",
  ) +
  heading("Cancelled orders") +
  paragraphs("The advance of an order that is cancelled at the buyer's wish is not refunded.");

const logistics =
  paragraphs(
    "Freight is part of the quotation. Transporters who serve your belt bid per metric tonne while sellers offer the material.",
  ) +
  heading("Vehicles") +
  bullets(
    "Trailers of 30 to 35 MT for bars, sections and pipes of 12 m.",
    "Rigid trucks of 19 to 30 MT for 6 m lengths, sheets and bags.",
    "Tippers for stone and sand, bulkers for cement, containers for coated goods.",
  ) +
  heading("From the gate to your site") +
  steps(
    "The truck reports at the plant and is weighed empty.",
    "Material is loaded by size, weighed and strapped.",
    "Invoice, e-way bill and transport receipt are made; their numbers appear in your order.",
    "Driver and vehicle are named with telephone numbers before departure.",
    "You unload, note remarks on the receipt, and the transporter files the photograph of the unloaded truck.",
  ) +
  heading("Papers and time") +
  paragraphs(
    "An e-way bill runs one day for each 200 km. Ordinary distances: Raipur to Nagpur 290 km, Raipur to Pune 1,085 km, Jalna to Indore 505 km, Raipur to Hyderabad 780 km.",
  ) +
  heading("Unloading") +
  paragraphs(
    "Unloading is with the consignee. Have crane or labour ready: after six hours the transporter may ask for detention at the rate in the receipt.",
  );

const paymentMethod =
  paragraphs(
    "Every amount is in Indian rupees. Payments are booked to the ledger of the order on the day they reach us.",
  ) +
  heading("Cash wallet") +
  paragraphs(
    "Choose Add money in the wallet. It shows our bank account, your payment reference and a UPI code. Send money by NEFT, RTGS, IMPS or UPI with the reference in the remarks, then report the UTR there. When the desk has found it, the balance can be used for bookings and final payments at once.",
  ) +
  heading("Credit wallet") +
  paragraphs(
    "Buyers with an approved limit can cover the booking amount and the balance. Credit days count from the invoice. What is repaid can be used again.",
  ) +
  heading("Bank transfer for an order") +
  paragraphs(
    "Choose Bank transfer when paying. The account and the payment reference of this order are shown there: send the money first, then enter UTR and date. The price stays frozen while the desk checks the payment.",
  ) +
  heading("Tax") +
  bullets(
    "GST is part of every price shown as incl. GST.",
    "Within the state of supply CGST and SGST are shown, across states IGST.",
    "Buyers who deduct tax under section 194Q note it with the payment; it appears in the ledger.",
  ) +
  heading("What we do not accept") +
  paragraphs("Cash, cheques of third parties and payments from accounts in other names.");

export const policies: Readonly<Partial<Record<HtmlKey, string>>> = {
  about_us: aboutUs,
  privacy_policy: privacyPolicy,
  terms_condition: termsCondition,
  returns_policy: returnsPolicy,
  logistics,
  payment_method: paymentMethod,
};
