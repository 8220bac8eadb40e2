import { insideState, thirdParty } from "../testing/worked-papers";
import { ewayBillOf } from "./eway-bill";
import { registeredPaperOf } from "./registered-paper";

const journey = {
  kilometres: 312,
  carrierGstin: "27AAFFT1357F1Z8",
  carrierName: "Tara Roadlines",
  receipt: { number: "LR-8812", day: "2026-11-20" },
  vehicle: "KA 34 B 7788",
};

function formOf(snapshot: object, change: Partial<typeof journey> = {}) {
  const paper = registeredPaperOf(Object({ kind: "invoice", snapshot }));
  if (paper === null) throw new Error("The portal knows no such document");
  return ewayBillOf(paper, { ...journey, ...change });
}

it("the e-way bill of a vehicle to a third person in another state equals the reference, byte for byte", () => {
  expect(JSON.stringify(formOf(thirdParty))).toBe(
    '{"userGstin":"27AAACM1234A1Z8","supplyType":"O","subSupplyType":1,"docType":"INV","docNo":"MI2627000043","docDate":"20/11/2026","transactionType":4,"fromGstin":"27AAACM1234A1Z8","fromTrdName":"Mandi Trade Ltd","fromAddr1":"Hospet Road","fromPlace":"Ballari","fromPincode":583101,"fromStateCode":27,"actFromStateCode":29,"toGstin":"24AABCB8765D1ZS","toTrdName":"Bharuch Fab Ltd","toAddr1":"Peenya 3","toPlace":"Bengaluru","toPincode":560058,"toStateCode":24,"actToStateCode":29,"totalValue":1413475.35,"cgstValue":0,"sgstValue":0,"igstValue":254425.56,"cessValue":0,"cessNonAdvolValue":0,"otherValue":0.09,"totInvValue":1667901,"transMode":1,"transDistance":312,"transporterId":"27AAFFT1357F1Z8","transporterName":"Tara Roadlines","transDocNo":"LR-8812","transDocDate":"20/11/2026","vehicleNo":"KA34B7788","vehicleType":"R","itemList":[{"itemNo":1,"productDesc":"HR coil 3 mm","hsnCode":"72083930","qtyUnit":"MTS","quantity":24.61,"taxableAmount":1413475.35,"cgstRate":0,"sgstRate":0,"igstRate":18,"cessRate":0,"cessNonAdvol":0}],"mainHsnCode":"72083930"}',
  );
});

it("within a state it has both halves of the rate; to the buyer's own site its type is the one for loading elsewhere", () => {
  expect(formOf({ ...insideState, dispatch: thirdParty.dispatch })).toMatchObject({
    transactionType: 3,
    cgstValue: 135_671.13,
    sgstValue: 135_671.13,
    itemList: [{ cgstRate: 9, sgstRate: 9, igstRate: 0 }, { itemNo: 2 }],
  });
  expect(formOf(insideState)).toMatchObject({ transactionType: 1, fromPlace: "Mumbai", fromPincode: 400_009 });
});

it("a vehicle without a receipt is refused with everything that is missing", () => {
  expect(() => formOf(thirdParty, { receipt: { number: "", day: "2026-11-20" }, vehicle: "?" })).toThrow(
    'The transport receipt is missing. Please enter it first. The vehicle is missing or not right: "".',
  );
});
