import { journey } from "../harness/journey";

journey("the policy allows no inline code, no eval, no other origin and no framing", async ({ page }) => {
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";

  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|wasm-unsafe-eval|\*|https?:/);
});
