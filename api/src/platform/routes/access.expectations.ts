import type { UserType } from "@mandi/shared/contract/role";

/** Who may make a call; written by hand from A12 and A15, not read from the table that it checks. */
export type Expected = "everybody" | "signed in" | readonly UserType[];

const traders = ["customer", "seller", "transporter"] as const;

export const expectedAccess: Readonly<Record<string, Expected>> = {
  "GET /health": "everybody",
  "GET /ready": "everybody",
  "GET /handshake": "everybody",
  "GET /config": "everybody",
  "GET /home": "everybody",
  "GET /general-search": "everybody",
  "GET /ingot-price": "everybody",
  "GET /ingot-price-history": "everybody",
  "GET /product-list": "everybody",
  "GET /brand-list": "everybody",
  "GET /view-market-news/:slug": "everybody",
  "GET /market-news": "everybody",
  "GET /page-head": "everybody",
  "GET /site-map": "everybody",
  "GET /seller-list-by-commodity-product/:id": "everybody",
  "GET /seller-commodity-product-list/:id": "everybody",
  "GET /registration-form-info": "everybody",
  "GET /get-address/:pincode": "everybody",
  "POST /otp-login": "everybody",
  "POST /verify-otp": "everybody",
  "POST /general-enquiry": "everybody",
  "POST /contact-us": "everybody",

  "POST /logout": "signed in",
  "GET /product-detail/:id": "signed in",
  "GET /bookmark": "signed in",
  "POST /bookmark": "signed in",
  "GET /address": "signed in",
  "POST /address": "signed in",
  "PUT /address/:id": "signed in",
  "DELETE /address/:id": "signed in",
  "GET /customer/profile": "signed in",
  "GET /category": "signed in",

  "POST /customer/update-profile": ["customer"],
  "POST /customer/become-seller": ["customer"],
  "POST /customer/become-transporter": ["customer"],

  "GET /seller/profile": ["seller"],
  "POST /seller/update-profile": ["seller"],
  "GET /seller/commodity-product": ["seller"],
  "GET /seller/commodity-product/:id": ["seller"],
  "GET /seller/commodity-product-list": ["seller"],
  "GET /seller/get-brand": ["seller"],
  "GET /seller/get-state": ["seller"],
  "GET /seller/get-city": ["seller"],
  "POST /seller/store-commodity-product": ["seller"],
  "GET /seller/get-commodity-product-price/:id": ["seller"],
  "POST /seller/update-commodity-product-price/:id": ["seller"],
  "GET /seller/get-commodity-product-variation/:id": ["seller"],
  "POST /seller/update-commodity-product-variation/:id": ["seller"],
  "GET /seller/get-commodity-product-variation-stock/:id": ["seller"],
  "POST /seller/update-commodity-product-variation-stock/:id": ["seller"],

  "GET /transporter/profile": ["transporter"],
  "POST /transporter/update-profile": ["transporter"],

  "GET /cash-wallet": traders,
  "POST /cash-wallet/top-up": traders,
  "GET /credit-wallet": traders,
  "POST /credit-wallet/repayment": traders,
  "GET /credit-wallet-request": traders,
  "POST /credit-wallet-request": traders,
  "POST /credit-wallet-request/:id/document": traders,
  "GET /credit-wallet-document-type": traders,
};
