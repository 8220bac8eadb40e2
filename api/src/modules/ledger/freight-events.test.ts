import { paise } from "@mandi/shared/money/paise";
import { accountCode } from "./account";
import { chargeEvents } from "./event-groups";
import { freightEvents } from "./freight-events";
import { mergeLines } from "./journal";

it("owes GST on freight to the carrier where they charge it themselves", () => {
  const { lines } = freightEvents.freightBillApproved({
    order: { id: 7, number: "O2627000007" },
    bill: "TR/12",
    detentionPaise: paise(200),
    gstPaise: paise(30),
    isReverseCharge: false,
  });
  const posted = mergeLines(lines).map(({ account, amountPaise: amount }) => [accountCode(account), amount]);
  expect(posted).toEqual(Object.entries({ freight_out: 200, gst_in: 30, "payable:transporter:7": -230 }));
});

it("counts sale and freight at cost as charges to the buyer, and everything else as paid", () => {
  expect(chargeEvents).toEqual(["sale invoiced", "agent freight charged"]);
});
