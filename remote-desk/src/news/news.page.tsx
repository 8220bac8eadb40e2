import type { DeskArticle } from "@mandi/shared/contract/desk/news";
import { deskArticlePath, deskNewsPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { common } from "@mandi/shared/messages/common";
import { content } from "@mandi/shared/messages/desk-content";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Plus } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { PageLinks, usePageNumber } from "../lists/page-links";
import { WithRight } from "../rights/with-right";
import { NewsTables } from "./news-tables";
import { useArticle, useNews } from "./use-news";

// The editor's library loads with the first article that is opened.
const ArticleForm = latePart(
  async () => (await import(/* webpackChunkName: "article" */ "./article-form")).ArticleForm,
  { failed: common.failedTitle, waiting: <Waiting /> },
);
const StoredArticle = latePart(
  async () => (await import(/* webpackChunkName: "article" */ "./stored-article")).StoredArticle,
  { failed: common.failedTitle, waiting: <Waiting /> },
);

/** The news: all of it, or the article of the address. */
export default function NewsPage() {
  const [params] = useSearchParams();
  const slug = params.get("article");
  return <DeskPage>{slug === null ? <AllNews /> : <OneArticle key={slug} slug={slug} />}</DeskPage>;
}

function AllNews() {
  const page = usePageNumber();
  const state = useNews(page);
  return (
    <>
      <PageHead
        title={content.title}
        facts={content.facts}
        actions={
          <ButtonLink to={deskArticlePath("")} variant="primary" icon={Plus}>
            {content.write}
          </ButtonLink>
        }
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {(answer) => (
          <>
            <NewsTables answer={answer} />
            <PageLinks page={page} rows={answer.data.length} />
          </>
        )}
      </StatePlace>
    </>
  );
}

/** An article by its slug; an empty one is a new article. */
function OneArticle({ slug }: { readonly slug: string }) {
  const state = useArticle(slug);
  const navigate = useNavigate();
  const crumbs = [{ label: content.title, to: deskNewsPath }, { label: slug === "" ? content.newTitle : slug }];
  const leave = () => void navigate(deskNewsPath);
  const open = (saved: string) => {
    if (saved === slug) void state.refetch();
    else void navigate(deskArticlePath(saved), { replace: true });
  };
  if (slug === "") {
    return (
      <>
        <PageHead crumbs={crumbs} title={content.newTitle} />
        <WithRight right="content">
          <ArticleForm article={null} onSaved={open} onGone={leave} />
        </WithRight>
      </>
    );
  }
  return (
    <>
      {state.kind === "ready" ? (
        <PageHead crumbs={crumbs} title={state.data.data.title} facts={draftWords(state.data.data)} />
      ) : (
        <PageHead crumbs={crumbs} title={slug} />
      )}
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <StoredArticle key={`${data.version} ${data.saved_at ?? ""}`} article={data} onSaved={open} onGone={leave} />
        )}
      </StatePlace>
    </>
  );
}

/** Who last saved the draft, and when. */
const draftWords = ({ saved_by, saved_at }: DeskArticle): string | undefined =>
  saved_at === null ? undefined : content.savedBy(saved_by ?? "", formatMoment(saved_at));

function Waiting() {
  return (
    <LoadingPlace label={content.waiting}>
      <SkeletonBlock height={420} />
    </LoadingPlace>
  );
}
