import { checkAadhaar, formatAadhaar, maskAadhaar } from "./aadhaar";
import { checkAccountNumber, checkIfsc, checkUpiId } from "./bank-account";
import { checkChallan, dayOfChallan } from "./challan";
import { checkGstChallan } from "./gst-challan";
import { checkGstin, gstinCheckCharacter, isGstinOfOtherState } from "./gstin";
import { checkMobile } from "./mobile";
import { checkPan } from "./pan";
import { checkPincode } from "./pincode";
import { stateOfGstCode, stateWithCode } from "./state-codes";
import { checkVehicle, formatVehicle, formatVehiclesIn } from "./vehicle";

describe("GSTIN", () => {
  it("accepts a right one and reads state, PAN and holder", () => {
    expect(checkGstin("27 aapfu-0939f1zv")).toEqual({
      kind: "valid",
      value: "27AAPFU0939F1ZV",
      state: "Maharashtra",
      pan: "AAPFU0939F",
      holder: "firm",
    });
  });

  it.each([
    ["22AAAAA0000A1Z5", "C"],
    ["29ABCDE1234F2Z5", "V"],
    ["07AAAAA0000A1Z8", "4"],
    ["09ABCDE1234F1Z5", "Y"],
  ])("warns of the copied sample %s but does not refuse it", (gstin, right) => {
    expect(checkGstin(gstin).kind).toBe("doubtful");
    expect(checkGstin(gstin.slice(0, 14) + right).kind).toBe("valid");
  });

  it.each(["38", "97", "99"])("knows state code %s", (code) => {
    const first = `${code}AAPFU0939F1Z`;
    expect(checkGstin(first + gstinCheckCharacter(first)).kind).toBe("valid");
  });

  it("warns of an unknown state code, and refuses what cannot be one", () => {
    const first = "77AAPFU0939F1Z";
    expect(checkGstin(first + gstinCheckCharacter(first)).kind).toBe("doubtful");
    for (const wrong of ["", "27AAPFU0939F1Z", "AAAAPFU0939F1ZV", "27AAPFU0939F0ZV", "27AAPFU09391ZVX"]) {
      expect(checkGstin(wrong).kind).toBe("invalid");
    }
  });

  it("recognises department and non-resident registrations", () => {
    const department = "27ABCD12345E1D";
    const nonResident = "9917SGP29001OS";
    expect(checkGstin(department + gstinCheckCharacter(department))).toMatchObject({ kind: "valid", pan: null });
    expect(checkGstin(nonResident + gstinCheckCharacter(nonResident))).toMatchObject({ kind: "valid", pan: null });
  });

  it("detects that it belongs to another state than the billing address", () => {
    expect(isGstinOfOtherState("27AAPFU0939F1ZV", "Maharashtra")).toBe(false);
    expect(isGstinOfOtherState("27AAPFU0939F1ZV", "chhattisgarh")).toBe(true);
    expect(isGstinOfOtherState("27AAPFU0939F1ZV", "")).toBe(false);
    expect(isGstinOfOtherState("01AAPFU0939F1ZV", "Jammu & Kashmir")).toBe(false);
    expect(stateOfGstCode("00")).toBeNull();
  });
});

describe("other identifiers", () => {
  it("reads the holder of a PAN", () => {
    expect(checkPan("aapfu 0939 f")).toEqual({ kind: "valid", value: "AAPFU0939F", holder: "firm" });
    expect(checkPan("AAPEU0939F").kind).toBe("doubtful");
    expect(checkPan("AAPXU0939F").kind).toBe("doubtful");
    expect(checkPan("AAPFU0000F").kind).toBe("invalid");
    expect(checkPan("AAPFU939F").kind).toBe("invalid");
  });

  it("checks the Verhoeff digit of an Aadhaar number and masks it", () => {
    expect(checkAadhaar("2341 2341 2346").kind).toBe("valid");
    expect(checkAadhaar("2341 2341 2347").kind).toBe("doubtful");
    expect(checkAadhaar("2222 2222 2222").kind).toBe("doubtful");
    expect(checkAadhaar("1341 2341 2346").kind).toBe("invalid");
    expect(checkAadhaar("2341 2341 2346 7890").kind).toBe("invalid");
    expect(formatAadhaar("234123412346")).toBe("2341 2341 2346");
    expect(maskAadhaar("234123412346")).toBe("XXXX XXXX 2346");
  });

  it("takes six digits as a pincode (R-408)", () => {
    expect(checkPincode("440 008").kind).toBe("valid");
    expect(checkPincode("040008")).toMatchObject({ kind: "invalid", reason: "The pincode must be 6 digits" });
    expect(checkPincode("44000").kind).toBe("invalid");
  });

  it("takes ten digits as a mobile number and warns of one that is not issued (R-408)", () => {
    expect(checkMobile("+91 98930 00147")).toEqual({ kind: "valid", value: "9893000147" });
    expect(checkMobile("5893000147").kind).toBe("doubtful");
    expect(checkMobile("989300014").kind).toBe("invalid");
  });

  it("reads vehicle numbers of both series", () => {
    expect(formatVehicle("cg04mb1234")).toBe("CG 04 MB 1234");
    expect(formatVehicle("22BH1234A")).toBe("22 BH 1234 A");
    expect(checkVehicle("CG04IO1234").kind).toBe("invalid");
    expect(checkVehicle("MH12").kind).toBe("invalid");
    expect(checkVehicle("MH 12 1234").kind).toBe("valid");
    expect(formatVehicle("tractor")).toBe("tractor");
  });

  it("groups a vehicle number inside a sentence and leaves every other word unchanged", () => {
    expect(formatVehiclesIn("Order O2627000004: Vehicle MH21BH4410 loaded with 15.120 MT")).toBe(
      "Order O2627000004: Vehicle MH\u00a021\u00a0BH\u00a04410 loaded with 15.120 MT",
    );
    expect(formatVehiclesIn("The invoice of vehicle CG04LT7723 was cancelled")).toContain(
      "vehicle CG\u00a004\u00a0LT\u00a07723 was",
    );
    expect(formatVehiclesIn("No vehicle was named yet, UTR HDFC12")).toBe("No vehicle was named yet, UTR HDFC12");
  });

  it("takes 9 to 18 digits as an account number, with or without gaps", () => {
    expect(checkAccountNumber("5011 4700 0492")).toEqual({ kind: "valid", value: "501147000492" });
    expect(checkAccountNumber("12345678").kind).toBe("invalid");
    expect(checkAccountNumber("1".repeat(19)).kind).toBe("invalid");
    expect(checkAccountNumber("000000000").kind).toBe("invalid");
  });

  it("takes four letters, a zero and six letters or digits as an IFSC", () => {
    expect(checkIfsc("hdfc0001147")).toEqual({ kind: "valid", value: "HDFC0001147" });
    expect(checkIfsc("HDFCO001147").kind).toBe("invalid");
    expect(checkIfsc("HDFC000114").kind).toBe("invalid");
  });

  it("takes a name and a handle without a domain as a UPI ID", () => {
    expect(checkUpiId(" Mandi.Trade@hdfcbank ")).toEqual({ kind: "valid", value: "mandi.trade@hdfcbank" });
    expect(checkUpiId("mandi@hdfc.com").kind).toBe("invalid");
    expect(checkUpiId("mandi").kind).toBe("invalid");
  });
});

it.each([
  ["Maharashtra", "Maharashtra (27)"],
  ["ORISSA", "ORISSA (21)"],
  ["Andhra Pradesh", "Andhra Pradesh (37)"],
  ["Nowhere", "Nowhere"],
])("a document names the place of supply %s as %s", (state, named) => {
  expect(stateWithCode(state)).toBe(named);
});

describe("Challan number of GST", () => {
  it.each([
    ["26112700000043", "26112700000043"],
    [" 2611-2700 000043", "26112700000043"],
    ["26112700000043sbin", "26112700000043SBIN"],
    ["HDF26112700000043", "HDF26112700000043"],
    ["CPIN: 26112700000043", "26112700000043"],
    ["CIN HDFC 2611.2700.0000.43", "HDFC26112700000043"],
  ])("accepts %s, a CPIN or a CIN, and tells the CPIN", (text, value) => {
    expect(checkGstChallan(text)).toEqual({ kind: "valid", value, cpin: "26112700000043" });
  });
  it.each(["", "00043", "2611270000004", "HDFC26112700000043SBIN", "00000000000000", "05103082111202600042"])(
    "refuses %s with what is wrong",
    (text) => {
      expect(checkGstChallan(text)).toMatchObject({ kind: "invalid", reason: expect.stringContaining("CPIN") });
    },
  );
});

describe("Challan number", () => {
  it("is the BSR code, the date and the serial number, with or without gaps", () => {
    expect(checkChallan("0510308 21/11/2026 00042")).toEqual({ kind: "valid", value: "05103082111202600042" });
    expect(dayOfChallan("05103082111202600042")).toBe("2026-11-21");
  });

  it.each([
    "0510308, 21.11.2026, 42",
    "0510308 21112026 42",
    "0510308/21-11-2026/00042",
    "BSR 0510308 | Tender date 21-Nov-2026 | Challan no. 00042",
    "0510308 21 november 2026 42",
  ])("is taken from a bank's receipt as %s", (text) => {
    expect(checkChallan(text)).toEqual({ kind: "valid", value: "05103082111202600042" });
  });

  it.each([
    [
      "00",
      "A challan number is the BSR code (7 digits), the date (for example 21-11-2026) and the serial number (5 digits)",
    ],
    ["CHALLAN00042", expect.stringContaining("the BSR code (7 digits), the date (for example 21-11-2026)")],
    ["051030 21112026 00042", expect.stringContaining("the BSR code (7 digits), the date (for example 21-11-2026)")],
    ["0510308 21 Foo 2026 00042", expect.stringContaining("is not a valid date")],
    ["26112100123456HDFC", expect.stringContaining("Please enter the BSR code, the date and the challan number")],
    ["00000002111202600042", "The BSR code of the bank's branch, the first 7 digits, cannot be zero"],
    ["05103082111202600000", "The serial number, the last 5 digits, cannot be zero"],
    [
      "05103083102202600042",
      "The date in the challan number, its digits 8 to 15, is not a valid date; write it like 21-11-2026",
    ],
  ])("says about %s which part is wrong", (number, reason) => {
    expect(checkChallan(number)).toMatchObject({ kind: "invalid", reason });
  });
});
