import { paise } from "@mandi/shared/money/paise";
import { ledgerEvents } from "../ledger-events";

const order = { id: 7, number: "O2627000007" };
const amountPaise = paise(500);

/** The postings of claims and repayments, written out by hand: the event, its text, debits positive and credits negative. */
export const claimsByHand = [
  [
    ledgerEvents.lostGoodsCharged({
      order,
      claim: "MC2627000007",
      lost: "0.160 MT",
      recoveryPaise: paise(963_900),
      creditPaise: paise(147_032),
    }),
    "lost goods charged",
    "Shortage of 0.160 MT, claim MC2627000007",
    { "payable:transporter:7": 963_900, shortage_recovered: -963_900, shortage_loss: 147_032, gst_in: -147_032 },
  ],
  [
    ledgerEvents.sellerNoted({
      order,
      note: "CN/9",
      bill: "MS/26-27/00412",
      netPaise: paise(984_400),
      gstPaise: paise(177_192),
      roundOffPaise: paise(8),
      totalPaise: paise(1_161_600),
    }),
    "seller noted",
    "Credit note CN/9 on bill MS/26-27/00412",
    { "payable:seller:7": 1_161_600, purchases: -984_400, gst_in: -177_192, rounding: -8 },
  ],
  [
    ledgerEvents.sellerPaidBack({ order, amountPaise, reference: "NEFT 4" }),
    "seller paid back",
    "Paid back by bank transfer, NEFT 4",
    { bank: 500, "payable:seller:7": -500 },
  ],
  [
    ledgerEvents.transporterPaidBack({ order, amountPaise, reference: "NEFT 5" }),
    "transporter paid back",
    "Paid back by bank transfer, NEFT 5",
    { bank: 500, "payable:transporter:7": -500 },
  ],
  [
    ledgerEvents.transporterSetOff({ order, debtor: { id: 5, number: "O2627000005" }, bill: "GB/9", amountPaise }),
    "transporter set off",
    "Set off: owed for bill GB/9, O2627000005, against O2627000007",
    { "payable:transporter:7": 500, "payable:transporter:5": -500 },
  ],
] as const;
