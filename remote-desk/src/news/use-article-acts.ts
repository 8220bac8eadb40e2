import type { DeskArticle } from "@mandi/shared/contract/desk/news";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useUploadOnce } from "../decide/use-upload-once";
import { type ArticleValues, articleBody } from "./article.schema";

/** The acts confirmed before the text that visitors read changes. */
export type ArticleQuestion = "publish" | "remove" | "discard";

/** Saves a draft; publishes, takes down or discards after one confirmation. */
export function useArticleActs(article: DeskArticle | null, onSaved: (slug: string) => void, onGone: () => void) {
  const saving = useSubmit({ cooldownMs: 0, isSaidAtFields: true });
  const [asked, setAsked] = useState<{ readonly act: ArticleQuestion; readonly values: ArticleValues } | null>(null);

  const uploadOnce = useUploadOnce();

  async function pictureOf({ photo_upload_id: file }: ArticleValues) {
    return file === null ? {} : { photo_upload_id: await uploadOnce("photo_upload_id", file) };
  }

  async function saveDraft(values: ArticleValues) {
    const body = articleBody(values, article);
    const outcome = await saving.submit(async (keyFor) => {
      const sent = { ...body, ...(await pictureOf(values)) };
      return sendAct("/desk/news/draft", sent, keyFor({ act: "draft", ...sent }));
    });
    if (outcome.kind === "done") onSaved(body.slug);
    return outcome;
  }

  async function answer(): Promise<void> {
    if (asked === null) return;
    const { act, values } = asked;
    const { path, body } = callOf(act, values, article);
    const outcome = await saving.submit(async (keyFor) => {
      const sent = { ...body, ...(act === "publish" && (await pictureOf(values))) };
      return sendAct(path, sent, keyFor({ act, ...sent }));
    });
    // The server's message about the picture is shown at its field, which is behind the confirmation.
    if (outcome.kind === "refused" && Object.keys(outcome.failure.fields).length > 0) setAsked(null);
    if (outcome.kind !== "done") return;
    setAsked(null);
    if (act === "remove" || (act === "discard" && article?.id === null)) onGone();
    else onSaved(values.slug.trim());
  }

  return {
    saving,
    asked,
    ask(act: ArticleQuestion, values: ArticleValues): void {
      saving.endRefusal();
      setAsked({ act, values });
    },
    close: () => setAsked(null),
    answer,
    saveDraft,
  };
}

function callOf(act: ArticleQuestion, values: ArticleValues, article: DeskArticle | null) {
  const { version, slug, reason, ...text } = articleBody(values, article);
  switch (act) {
    case "publish":
      return { path: "/desk/news", body: { slug, ...text, version, reason } };
    case "discard":
      return { path: "/desk/news/discard", body: { slug, version, reason } };
    case "remove":
      return { path: `/desk/news/${article?.id}/remove`, body: { reason } };
  }
}
