import { withoutQuestion } from "@mandi/shared/browser/without-question";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskTemplateListAnswer, DeskTextListAnswer } from "@mandi/shared/contract/desk/site";
import { DeskBannerListAnswer, DeskFaqListAnswer } from "@mandi/shared/contract/desk/site-entry";
import { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import { aBannerList, aDeskTemplate, aDeskText, aFaqList } from "@mandi/shared/testing/desk-site-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { someVersions } from "@mandi/shared/testing/site-version-builders";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

function aSite() {
  const api = fakeDesk();
  api.answer("GET /desk/faq", DeskFaqListAnswer, aFaqList());
  const { data, order } = aBannerList();
  const [banner] = data;
  const other = data.map((row) => ({ ...row, id: 6 }));
  api.answer("GET /desk/banner", DeskBannerListAnswer, { data: banner ? [banner, ...other] : [], order });
  // Two texts that say the same have the same version.
  const texts = [
    aDeskText({ key: "email", value: "", is_html: 0 }),
    aDeskText({ key: "phone1", value: "", is_html: 0 }),
  ];
  api.answer("GET /desk/text", DeskTextListAnswer, { data: texts });
  const messages = [aDeskTemplate(), aDeskTemplate({ kind: "order cancelled" })];
  api.answer("GET /desk/template", DeskTemplateListAnswer, { data: messages });
  api.answer("GET /desk/site-version", DeskSiteVersionAnswer, someVersions());
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
}

it.each([
  ["question", "section=faq", ["11", "12"], /^Question/, "Who carries it?"],
  ["banner", "section=banners", ["5", "6"], /^Description/, aBannerList().data[0]?.title ?? ""],
  ["text", "section=texts", ["email", "phone1"], /^(E-mail|Phone)/, ""],
  [
    "message",
    "section=messages",
    ["message received", "order cancelled"],
    /^Text/,
    "Our desk wrote to you about {number}.",
  ],
] as const)(
  "shows another %s as it is, without what was typed for the one before",
  async (_, section, [one, two], label, text) => {
    const user = userEvent.setup();
    aSite();
    const addressOf = (open: string) => `/desk/site?${section}&${new URLSearchParams({ open })}`;
    const tab = await renderAt(routes, addressOf(one));
    await user.type(await screen.findByLabelText(label, {}, { timeout: 10_000 }), " typed");
    await user.type(screen.getByLabelText("Reason"), "For the first");

    await tab.go(addressOf(two), withoutQuestion);

    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(text));
    expect(screen.getByLabelText("Reason")).toHaveValue("");
  },
);
