import { answerInstead } from "../harness/answers";
import { openAddress } from "./open-address";
import { fieldOf, fill, pressing, type TriedForm } from "./tried-form";

export const publicForms: readonly TriedForm[] = [
  {
    file: "remote-public/src/login/phone-step.tsx",
    what: "phone",
    as: null,
    open: async (page) => void (await openAddress(page, "/login")),
    doubtful: [["Mobile number", "98123"]],
    button: pressing("Send OTP"),
  },
  {
    file: "remote-public/src/login/otp-step.tsx",
    what: "code",
    as: null,
    async open(page) {
      await answerInstead(page, "*/api/otp-login", ({ answer }) => answer({ json: { message: "Sent" } }));
      await openAddress(page, "/login");
      await fieldOf(page, "Mobile number").fill("9812345670");
      await pressing("Send OTP")(page).click();
    },
    doubtful: [["One-time password", "12"]],
    button: pressing("Verify"),
  },
  {
    file: "remote-public/src/contact/contact-form.tsx",
    what: "message",
    as: null,
    async open(page, tried) {
      await openAddress(page, "/contact-us");
      await fill(page, tried, { "Full name": "Asha Verma" });
    },
    doubtful: [["Phone", "98123"]],
    button: pressing("Submit"),
  },
  {
    file: "remote-public/src/enquiry/enquiry-form.tsx",
    what: "enquiry",
    as: "buyer",
    async open(page, tried) {
      await openAddress(page, "/enquiry");
      await fieldOf(page, "Brand").selectOption({ index: 1 });
      await fieldOf(page, "Product").locator("option").nth(1).waitFor({ state: "attached" });
      await fieldOf(page, "Product").selectOption({ index: 1 });
      await fill(page, tried, { "Delivery location": "Nagpur", Requirement: "12 mm, 30 MT" });
    },
    doubtful: [[/^GST number/, "22AAAAA"]],
    button: pressing("Submit"),
    sends: "/api/general-enquiry",
  },
];
