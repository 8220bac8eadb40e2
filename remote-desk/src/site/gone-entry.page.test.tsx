import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskTemplateListAnswer, DeskTextListAnswer } from "@mandi/shared/contract/desk/site";
import { DeskFaqListAnswer } from "@mandi/shared/contract/desk/site-entry";
import { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import { aDeskTemplate, aDeskText, aFaqList } from "@mandi/shared/testing/desk-site-builders";
import type { FakeApi } from "@mandi/shared/testing/fake-api";
import { renderAt } from "@mandi/shared/testing/render-at";
import { someVersions } from "@mandi/shared/testing/site-version-builders";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const about = aDeskText({ key: "company_name", value: "Mandi", is_html: 0 });

/** Of each list: its section, the link to one entry, its field, and the list with that entry and without. */
const lists = [
  {
    what: "a question",
    section: "faq",
    entry: "How do I pay?",
    path: "GET /desk/faq",
    field: /^Question/,
    full: (api: FakeApi) => api.answer("GET /desk/faq", DeskFaqListAnswer, aFaqList()),
    bare: (api: FakeApi) => api.answer("GET /desk/faq", DeskFaqListAnswer, { ...aFaqList(), data: [] }),
  },
  {
    what: "a text",
    section: "texts",
    entry: "company_name",
    path: "GET /desk/text",
    field: /^company_name/,
    full: (api: FakeApi) => api.answer("GET /desk/text", DeskTextListAnswer, { data: [about] }),
    bare: (api: FakeApi) => api.answer("GET /desk/text", DeskTextListAnswer, { data: [] }),
  },
  {
    what: "a message",
    section: "messages",
    entry: "message received",
    path: "GET /desk/template",
    field: "Text",
    full: (api: FakeApi) => api.answer("GET /desk/template", DeskTemplateListAnswer, { data: [aDeskTemplate()] }),
    bare: (api: FakeApi) => api.answer("GET /desk/template", DeskTemplateListAnswer, { data: [] }),
  },
] as const;

it.each(lists)("keeps what was typed in $what of the site, and says that somebody has removed it", async (list) => {
  const { section, entry, path, field, full, bare } = list;
  const user = userEvent.setup();
  const api = fakeDesk();
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer("GET /desk/site-version", DeskSiteVersionAnswer, someVersions());
  full(api);
  await renderAt(routes, `/desk/site?section=${section}`);
  const link = await screen.findByRole("link", { name: entry });
  bare(api);
  const { release } = api.hold(path);
  await user.click(link);
  await user.type(await screen.findByLabelText(field), " Half");
  await act(async () => release());

  expect(await screen.findByText("Somebody has removed it.")).toBeVisible();
  expect(screen.getByLabelText<HTMLInputElement>(field).value).toMatch(/ Half$/);
});
