import { journey } from "../harness/journey";
import { countOtps, nextOtp } from "../harness/otp";

journey(
  "a visitor can send a message to the desk once they have entered name and phone (R-112, R-356)",
  async ({ page }) => {
    await page.goto("/contact-us");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("Please enter your full name").first().waitFor();
    await page.getByText("Please enter a valid phone number").first().waitFor();

    await page.getByRole("textbox", { name: "Full name" }).fill("Asha Verma");
    await page.getByRole("textbox", { name: "Phone" }).fill("9812345670");
    await page.getByRole("textbox", { name: "Message" }).fill("TMT 12 mm, 30 MT to Bilaspur?");
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/contact-us"));
    await page.getByRole("button", { name: "Submit" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ name: "Asha Verma", phone: "9812345670" });
    await page.getByText("Thank you. We will call you back.").waitFor();
    expect(await page.getByRole("textbox", { name: "Full name" }).inputValue()).toBe("");
  },
);

journey(
  "a visitor who opens the enquiry logs in first, comes back to it and sends it (R-071, R-111, R-260)",
  async ({ page }) => {
    // A number used only here: each login uses up one of the few codes that a phone may request.
    const phone = `97${String(Date.now()).slice(-8)}`;
    const seen = countOtps(phone);
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Enquiry" }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    await page.getByRole("textbox", { name: "Mobile number" }).fill(phone);
    await page.getByRole("button", { name: "Send OTP" }).click();
    await page.getByRole("textbox", { name: "One-time password" }).fill(await nextOtp(phone, seen));

    await page.waitForURL("/enquiry");
    expect(await page.getByRole("textbox", { name: "Phone" }).inputValue()).toBe(phone);
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Verma");
    await page.getByRole("textbox", { name: "Delivery location" }).fill("Bilaspur");
    await page.getByRole("combobox", { name: "Brand" }).selectOption({ label: "Kaveri Ispat" });
    await page
      .getByRole("combobox", { name: "Product" })
      .locator("option", { hasText: "TMT Bar" })
      .first()
      .waitFor({ state: "attached" });
    await page.getByRole("combobox", { name: "Product" }).selectOption({ index: 1 });
    await page.getByRole("textbox", { name: "Requirement" }).fill("12 mm, 30 MT");
    const answer = page.waitForResponse((response) => response.url().endsWith("/api/general-enquiry"));
    await page.getByRole("button", { name: "Submit" }).click();
    const { message } = (await (await answer).json()) as { message: string };
    await page.getByText(message).first().waitFor();
    expect(await page.getByRole("textbox", { name: "Requirement" }).inputValue()).toBe("");
  },
);
