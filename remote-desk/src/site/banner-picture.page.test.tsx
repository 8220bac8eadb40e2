import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { DeskBannerListAnswer } from "@mandi/shared/contract/desk/site-entry";
import { DeskSiteVersionAnswer } from "@mandi/shared/contract/desk/site-version";
import { UploadAnswer } from "@mandi/shared/contract/upload";
import { aBannerList } from "@mandi/shared/testing/desk-site-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSiteVersion, someVersions } from "@mandi/shared/testing/site-version-builders";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const done = { message: "Done.", approval_id: null };
const png = new File(["a picture"], "diwali.png", { type: "image/png" });

beforeEach(() => {
  // jsdom has no addresses of files.
  Object.assign(URL, { createObjectURL: () => "blob:chosen", revokeObjectURL: () => undefined });
  drawn(960, 1200);
});

/** jsdom draws no pictures: every file is one of this size, or none. */
function drawn(...size: [width: number, height: number] | []): void {
  const [width, height] = size;
  const createImageBitmap = async () => {
    if (width === undefined) throw new Error("No picture");
    return { width, height, close: () => undefined };
  };
  Object.assign(globalThis, { createImageBitmap });
}

async function opened(open: string) {
  const api = fakeDesk();
  api.answer("GET /desk/banner", DeskBannerListAnswer, aBannerList());
  api.answer("GET /desk/site-version", DeskSiteVersionAnswer, someVersions());
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  await renderAt(routes, `/desk/site?section=banners&open=${open}`);
  return { api, user: userEvent.setup({ applyAccept: false }) };
}

const sources = () => [...document.querySelectorAll("figure img")].map((one) => one.getAttribute("src"));

async function save(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Reason"), "For the festival");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog", { name: "Save this banner?" });
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
}

it("shows a chosen picture on a phone, a tablet and a wide screen before it is sent, then saves it as the banner's", async () => {
  const { api, user } = await opened("5");
  api.answer("POST /upload", UploadAnswer, { message: "The file has been uploaded.", id: 77, url: "/api/upload/77" });
  api.answer("POST /desk/banner/5/edit", DeskAnswer, done);
  const field = await screen.findByLabelText("New picture");
  expect(field).toHaveAccessibleDescription("PNG, JPG or WebP, up to 2 MB, each side from 400 to 4000 pixels");
  expect(
    screen.getByText(
      "An upright picture, such as 960 × 1200 pixels, fills a phone and a wide screen; a tablet shows it whole.",
    ),
  ).toBeVisible();
  const before = aBannerList().data[0]?.photo;
  expect(sources()).toEqual([before, before, before]);

  await user.upload(field, png);

  expect(await screen.findByText("Visitors see the current picture until this one is saved.")).toBeVisible();
  expect(sources()).toEqual(["blob:chosen", "blob:chosen", "blob:chosen"]);
  for (const place of ["On a phone", "On a tablet, across the page", "On a wide screen, beside the prices"]) {
    expect(screen.getByText(place)).toBeVisible();
  }
  expect(api.calls("POST /upload")).toEqual([]);

  await save(user);
  await waitFor(() => expect(api.calls("POST /desk/banner/5/edit")).toHaveLength(1));
  expect(api.calls("POST /upload")).toHaveLength(1);
  const sent = api.calls("POST /desk/banner/5/edit").map(({ body }) => body);
  expect(sent).toEqual([expect.objectContaining({ photo_upload_id: 77, reason: "For the festival" })]);
  expect(sent[0]).not.toHaveProperty("photo");
});

it("keeps what was typed and says at the field what the server found in the picture, which is not sent again", async () => {
  const { api, user } = await opened("5");
  const message = "This picture has 300 × 200 pixels. Each side must have from 400 to 4000";
  api.answer("POST /upload", UploadAnswer, { message: "The file has been uploaded.", id: 77, url: "/api/upload/77" });
  api.refuse("POST /desk/banner/5/edit", 422, { message, errors: { photo_upload_id: [message] } });
  await user.upload(await screen.findByLabelText("New picture"), png);
  await save(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText("diwali.png")).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveValue("For the festival");

  await save(user);
  await waitFor(() => expect(api.calls("POST /desk/banner/5/edit")).toHaveLength(2));
  expect(api.calls("POST /upload")).toHaveLength(1);
  expect(api.calls("POST /desk/banner/5/edit")[1]?.body).toMatchObject({ photo_upload_id: 77 });
});

it("sends a picture whose answer was lost again under the same key, and another one under its own", async () => {
  const { api, user } = await opened("5");
  api.cutOff("POST /upload");
  await user.upload(await screen.findByLabelText("New picture"), png);
  await save(user);
  await waitFor(() => expect(api.calls("POST /upload")).toHaveLength(1));
  api.answer("POST /upload", UploadAnswer, { message: "The file has been uploaded.", id: 77, url: "/api/upload/77" });
  const message = "This picture cannot be read. Please save it again or choose another one";
  api.refuse("POST /desk/banner/5/edit", 422, { message, errors: { photo_upload_id: [message] } });
  const dialog = await screen.findByRole("dialog", { name: "Save this banner?" });
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText(message)).toBeVisible();

  await user.upload(screen.getByLabelText("New picture"), new File(["another"], "holi.png", { type: "image/png" }));
  await save(user);
  await waitFor(() => expect(api.calls("POST /desk/banner/5/edit")).toHaveLength(2));
  const [lost, again, other] = api.calls("POST /upload").map(({ headers }) => headers.get("idempotency-key"));
  expect(again).toBe(lost);
  expect(other).toEqual(expect.any(String));
  expect(other).not.toBe(lost);
});

it("says at the field that the content of a file is no picture, and changes no banner", async () => {
  const { api, user } = await opened("5");
  const message = "This kind of file is not accepted";
  api.refuse("POST /upload", 422, { message, errors: { file: [message] } });
  await user.upload(await screen.findByLabelText("New picture"), png);
  await save(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(api.calls("POST /desk/banner/5/edit")).toEqual([]);
});

it("refuses another kind of file and a large one before they are sent", async () => {
  const { user } = await opened("5");
  const field = await screen.findByLabelText("New picture");
  await user.upload(field, new File(["x"], "price.pdf", { type: "application/pdf" }));
  expect(await screen.findByText("price.pdf is not PNG, JPG or WebP.")).toBeVisible();
  await user.upload(field, new File([new Uint8Array(3 * 1024 * 1024)], "large.png", { type: "image/png" }));
  expect(await screen.findByText("large.png has 3 MB; at most 2 MB can be sent.")).toBeVisible();
});

it("shows of a version its days as people read them, and both pictures in place of their paths", async () => {
  const { api } = await opened("5");
  const before = { photo: "/media/banners/old.png", title: "Diwali", first_day: "2026-10-20", last_day: "", link: "" };
  const now = { ...before, photo: "/media/site/new.png", first_day: "2026-10-25" };
  expect(api.calls("GET /desk/site-version")).not.toEqual([]);
  const versions = [aSiteVersion({ id: 2, content: now }), aSiteVersion({ id: 1, content: before })];
  api.answer("GET /desk/site-version", DeskSiteVersionAnswer, someVersions(...versions));
  cleanup();
  await renderAt(routes, "/desk/site?section=banners&open=5");
  const [newest] = await within(await screen.findByRole("region", { name: "Versions" })).findAllByRole("listitem");
  expect(newest).toHaveTextContent("First day: 20 25 Oct 2026");
  expect(newest).not.toHaveTextContent("2026-10-25");
  const pictures = within(newest ?? document.body).getAllByRole("img");
  expect(pictures.map((one) => one.getAttribute("src")).slice(0, 2)).toEqual([before.photo, now.photo]);
  expect(newest).not.toHaveTextContent("/media/");
});

it.each([
  ["is too small", [300, 200], "This picture has 300 × 200 pixels. Each side must have from 400 to 4000"],
  ["cannot be drawn", [], "This picture cannot be read. Please save it again or choose another one"],
] as const)("says at once that a chosen picture %s, and sends nothing", async (_why, size, words) => {
  const { api, user } = await opened("5");
  drawn(...size);
  await user.upload(await screen.findByLabelText("New picture"), new File(["x"], "small.png", { type: "image/png" }));
  expect(await screen.findByText(words)).toBeVisible();
  await user.type(screen.getByLabelText("Reason"), "For the festival");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(api.calls("POST /upload")).toEqual([]);
});

it("warns of a picture that is wider than it is high, and lets it be saved", async () => {
  const { api, user } = await opened("5");
  drawn(1600, 900);
  api.answer("POST /upload", UploadAnswer, { message: "The file has been uploaded.", id: 77, url: "/api/upload/77" });
  api.answer("POST /desk/banner/5/edit", DeskAnswer, done);
  await user.upload(await screen.findByLabelText("New picture"), new File(["x"], "wide.png", { type: "image/png" }));
  expect(await screen.findByText(/^This picture is wider than it is high \(1600 × 900 pixels\)/)).toBeVisible();
  await save(user);
  await waitFor(() => expect(api.calls("POST /desk/banner/5/edit")).toHaveLength(1));
});

it("asks for the picture of a new banner, which has none yet", async () => {
  const { api, user } = await opened("");
  await screen.findByLabelText("Picture");
  await user.type(screen.getByLabelText("Reason"), "For the festival");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please choose a picture")).toBeVisible();
  expect(api.calls("POST /desk/banner")).toEqual([]);
});
