import { shell } from "@mandi/shared/messages/shell";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Page } from "@mandi/shared/ui/layout/page";

/** Replaces a page whose session has ended: nothing of it stays, not even its heading. */
export function LeftPage() {
  return (
    <Page>
      <LoadingPlace label={shell.product}>
        <SkeletonBlock height={320} />
      </LoadingPlace>
    </Page>
  );
}
