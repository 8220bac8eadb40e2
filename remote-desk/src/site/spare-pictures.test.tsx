import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskBannerListAnswer, DeskSparePictureAnswer } from "@mandi/shared/contract/desk/site-entry";
import { aBannerList } from "@mandi/shared/testing/desk-site-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const spare = { photo: "/media/site/0a.png", added_at: "2026-11-20T05:00:00.000Z" };

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
