import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskBannerListAnswer, DeskSparePictureAnswer } from "@mandi/shared/contract/desk/site-entry";
import { aBannerList } from "@mandi/shared/testing/desk-site-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const spare = { photo: "/media/site/0a.png", added_at: "2026-11-20T05:00:00.000Z" };

it("shows the picture of a banner that was just removed among those that no banner shows", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  const list = aBannerList();
  api.answer("GET /desk/banner", DeskBannerListAnswer, list);
  const remove = "POST /desk/banner/:id/remove";
  api.answer(remove, DeskAnswer, { message: "The banner is removed.", approval_id: null });
  await renderAt(routes, "/desk/site?section=banners");
  await user.click(await screen.findByRole("button", { name: /^Remove\b.*TMT by the full truck/ }));
  expect(screen.queryByText("Pictures that no banner shows")).not.toBeInTheDocument();

  const dialog = await screen.findByRole("dialog", { name: "Remove “TMT by the full truck”?" });
  await user.type(within(dialog).getByLabelText("Reason"), "The sale is over");
  api.answer("GET /desk/banner", DeskBannerListAnswer, { ...list, data: list.data.slice(1) });
  api.answer("GET /desk/banner-picture", DeskSparePictureAnswer, { data: [spare] });
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));

  expect(await screen.findByText("Pictures that no banner shows")).toBeVisible();
  expect(screen.getByRole("img", { name: /^Uploaded 20 Nov 2026/ })).toBeVisible();
  expect(api.calls(remove)).toHaveLength(1);
});

it("leads from a full page of the pictures that no banner shows to the older ones", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  const all = Array.from({ length: 51 }, (_, at) => ({ ...spare, photo: `/media/site/${at}.png` }));
  api.answer("GET /desk/banner", DeskBannerListAnswer, aBannerList());
  api.answer("GET /desk/banner-picture", DeskSparePictureAnswer, ({ query }) => ({
    data: query.get("page") === "2" ? all.slice(50) : all.slice(0, 50),
  }));
  await renderAt(routes, "/desk/site?section=banners");
  const pictures = () => screen.getAllByRole("img", { name: /^Uploaded/ });
  const pages = await screen.findByRole("navigation", { name: "Pages of these pictures" });
  expect(pictures()).toHaveLength(50);

  await user.click(within(pages).getByRole("link", { name: "Older" }));
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(screen.getByRole("link", { name: "Newer" })).toBeVisible();
  expect(screen.getByRole("table", { name: "Banners" })).toBeVisible();
});

it("takes a picture that no banner shows off the server, with a reason", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  api.answer("GET /desk/banner", DeskBannerListAnswer, aBannerList());
  api.answer("GET /desk/banner-picture", DeskSparePictureAnswer, { data: [spare] });
  const drop = "POST /desk/banner-picture/drop";
  api.answer(drop, DeskAnswer, { message: "The picture is off the server.", approval_id: null });
  await renderAt(routes, "/desk/site?section=banners");
  await user.click(
    await screen.findByRole("button", { name: /^Take the picture uploaded 20 Nov 2026.* off the server$/ }),
  );
  const dialog = await screen.findByRole("dialog", { name: "Take this picture off the server?" });
  await user.type(within(dialog).getByLabelText("Reason"), "Somebody asked for it");
  api.answer("GET /desk/banner-picture", DeskSparePictureAnswer, { data: [] });
  await user.click(within(dialog).getByRole("button", { name: "Take off the server" }));

  await waitFor(() => expect(screen.queryByText("Pictures that no banner shows")).toBeNull());
  expect(api.calls(drop).map(({ body }) => body)).toEqual([{ photo: spare.photo, reason: "Somebody asked for it" }]);
});
