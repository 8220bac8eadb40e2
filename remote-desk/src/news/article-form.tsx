import type { DeskArticle } from "@mandi/shared/contract/desk/news";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { content } from "@mandi/shared/messages/desk-content";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { RichTextField } from "../editor/rich-text-field";
import { useFileAddress } from "../picture/use-file-address";
import { type ArticleValues, articleSchema, slugOf, valuesOf } from "./article.schema";
import { ArticlePanel } from "./article-panel";
import { ArticlePicture } from "./article-picture";
import { ArticlePreview } from "./article-preview";
import { ArticleQuestions } from "./article-questions";
import styles from "./news.module.css";
import { type ArticleQuestion, useArticleActs } from "./use-article-acts";

export interface ArticleFormProps {
  /** Null: a new one. */
  readonly article: DeskArticle | null;
  readonly onSaved: (slug: string) => void;
  readonly onGone: () => void;
}

/** Writes an article, previews it as visitors will see it, and saves it as a draft or publishes it. */
export function ArticleForm({ article, onSaved, onGone }: ArticleFormProps) {
  const acts = useArticleActs(article, onSaved, onGone);
  const wanted = useRef<ArticleQuestion | "draft">("draft");

  async function submit(values: ArticleValues) {
    if (wanted.current === "draft") return acts.saveDraft(values);
    acts.ask(wanted.current, values);
    return undefined;
  }

  return (
    <SubmitForm initialValues={valuesOf(article)} validationSchema={articleSchema} onSubmit={submit}>
      <FormFields saving={acts.saving} className={styles.text} isGuarded>
        <Columns
          sideLabel={content.side}
          side={
            <ArticlePanel
              article={article}
              saving={acts.saving}
              onPress={(act) => {
                wanted.current = act;
              }}
            />
          }
        >
          <ArticleText isNew={article === null} />
        </Columns>
        <ArticleQuestions acts={acts} />
      </FormFields>
    </SubmitForm>
  );
}

/** Derives the address from the title until another one is typed. */
function useSuggestedSlug(isNew: boolean): void {
  const { values, setFieldValue } = useFormikContext<ArticleValues>();
  const suggested = useRef("");
  const next = slugOf(values.title);
  useEffect(() => {
    if (!isNew || values.slug !== suggested.current || next === suggested.current) return;
    suggested.current = next;
    void setFieldValue("slug", next);
  }, [isNew, next, values.slug, setFieldValue]);
}

function ArticleText({ isNew }: { readonly isNew: boolean }) {
  const [view, setView] = useState<"edit" | "preview">("edit");
  const { values, isValid, submitCount } = useFormikContext<ArticleValues>();
  const chosen = useFileAddress(values.photo_upload_id);
  useSuggestedSlug(isNew); // Outside the fields: a preview removes them, and they return with the same suggestion.
  // Errors are shown at the fields, so the fields have to be visible.
  useEffect(() => {
    if (submitCount > 0 && !isValid) setView("edit");
  }, [submitCount, isValid]);
  return (
    <div className={styles.text}>
      <Segmented
        label={content.text}
        value={view}
        onValue={setView}
        choices={[
          { value: "edit", label: content.edit },
          { value: "preview", label: content.preview },
        ]}
      />
      {view === "preview" ? (
        <ArticlePreview
          title={values.title}
          image={chosen ?? values.image}
          imageAlt={values.image_alt.trim()}
          description={values.description}
        />
      ) : (
        <>
          <FormTextField name="title" label={content.articleTitle} maxLength={200} autoComplete="off" />
          <FormTextField
            name="slug"
            label={content.slug}
            hint={content.slugHint}
            maxLength={120}
            autoComplete="off"
            readOnly={!isNew}
          />
          <ArticlePicture />
          <RichTextField name="description" label={content.text} />
        </>
      )}
    </div>
  );
}
