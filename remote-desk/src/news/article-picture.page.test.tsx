import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskArticleAnswer } from "@mandi/shared/contract/desk/news";
import { UploadAnswer } from "@mandi/shared/contract/upload";
import { aDeskArticle } from "@mandi/shared/testing/desk-news-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const png = new File(["a picture"], "mill.png", { type: "image/png" });
const saveDraft = "POST /desk/news/draft";

beforeEach(() => {
  // jsdom has no addresses of files, and draws no pictures.
  Object.assign(URL, { createObjectURL: () => "blob:chosen", revokeObjectURL: () => undefined });
  const createImageBitmap = async () => ({ width: 1280, height: 720, close: () => undefined });
  Object.assign(globalThis, { createImageBitmap });
});

async function opened(change: Parameters<typeof aDeskArticle>[0] = {}) {
  const api = fakeDesk();
  api.answer("GET /desk/news/article", DeskArticleAnswer, { data: aDeskArticle(change) });
  api.answer("POST /upload", UploadAnswer, { message: "The file has been uploaded.", id: 77, url: "/api/upload/77" });
  api.answer(saveDraft, DeskAnswer, { message: "The draft is saved.", approval_id: null });
  await renderAt(routes, "/desk/news?article=rebar-demand");
  await screen.findByLabelText("Title", {}, { timeout: 10_000 });
  return { api, user: userEvent.setup({ applyAccept: false }) };
}

it("shows a chosen picture at once, and saves it with what it shows for those who cannot see it", async () => {
  const { api, user } = await opened();
  await user.upload(screen.getByLabelText(/^Picture/), png);
  await user.type(screen.getByLabelText(/^What the picture shows/), "The new rolling mill in Raipur");
  expect(await screen.findByRole("img", { name: "The new rolling mill in Raipur" })).toHaveAttribute(
    "src",
    "blob:chosen",
  );
  await user.click(screen.getByRole("button", { name: "As visitors see it" }));
  expect(screen.getByRole("img", { name: "The new rolling mill in Raipur" })).toHaveAttribute("src", "blob:chosen");

  await user.type(screen.getByLabelText("Reason"), "From the mill");
  await user.click(screen.getByRole("button", { name: "Save the changes as a draft" }));

  await waitFor(() => expect(api.calls(saveDraft)).toHaveLength(1));
  expect(api.calls(saveDraft)[0]?.body).toMatchObject({
    photo_upload_id: 77,
    image_alt: "The new rolling mill in Raipur",
  });
});

it("takes the picture of an article away, and uploads nothing", async () => {
  const { api, user } = await opened({ image: "/media/news/mill.svg", image_alt: "A mill" });
  await user.click(screen.getByRole("button", { name: "Without a picture" }));
  await user.type(screen.getByLabelText("Reason"), "It is another mill");
  await user.click(screen.getByRole("button", { name: "Save the changes as a draft" }));

  await waitFor(() => expect(api.calls(saveDraft)).toHaveLength(1));
  expect(api.calls(saveDraft)[0]?.body).toMatchObject({ image: "" });
  expect(api.calls("POST /upload")).toEqual([]);
});
