import { orderAccountKinds, platformAccountKinds, userAccountKinds } from "@mandi/shared/contract/desk/account";
import { accountCode, tdsPayable } from "./account";

it("defines every account and its owner", () => {
  expect([...platformAccountKinds].sort()).toEqual([
    "agent_freight",
    "bank",
    "commission",
    "forfeited",
    "freight_out",
    "freight_recovered",
    "gst_in",
    "gst_out",
    "income_tax_credit",
    "interest_income",
    "purchases",
    "rcm_payable",
    "rounding",
    "sales",
    "shortage_loss",
    "shortage_recovered",
  ]);
  expect(userAccountKinds).toEqual(["wallet", "hold", "credit", "tds_receivable"]);
  expect(accountCode(tdsPayable("1031"))).toBe("tds_payable:1031");
  expect(orderAccountKinds).toEqual(["advance", "receivable", "payable:seller", "payable:transporter"]);
});
