import { normaliseUtr } from "../format/utr";
import { AddressBody } from "./address";
import { sentenceOf, textProblem } from "./field-problem";
import { amountField, utrField } from "./payment";

const { company_name, phone, pincode } = AddressBody.properties;

it("reports for a text what the server would answer for it", () => {
  expect(textProblem(company_name, "Agrawal Traders")).toBeNull();
  expect(textProblem(company_name, "")).toBe("Company name is required");
  expect(textProblem(company_name, " ")).toBe("Company name is required");
  expect(textProblem(company_name, "a".repeat(161))).toBe("Company name is required");
  expect(textProblem(phone, "982203118")).toBe("Valid phone number is required");
});

it("has another message for a missing value where the contract has one", () => {
  expect(textProblem(pincode, "")).toBe("Pinccde is required");
  expect(textProblem(pincode, "4400")).toBe("The pincode must be 6 digits");
});

it("takes 12 to 22 letters and digits as a UTR", () => {
  const problemOf = (text: string) => textProblem(utrField, normaliseUtr(text));
  expect(problemOf("sbinr 5261 1190 048")).toBeNull();
  expect(problemOf("12345678901")).toBe("Please enter a valid UTR number");
  expect(problemOf("1".repeat(23))).toBe("Please enter a valid UTR number");
});

it("returns the message of any field", () => {
  expect(sentenceOf(amountField)).toBe("Please enter a valid amount");
});
