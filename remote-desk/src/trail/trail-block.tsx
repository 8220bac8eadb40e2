import type { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { users } from "@mandi/shared/messages/desk-user-pages";
import type { PageState } from "@mandi/shared/query/page-state";
import { Block } from "@mandi/shared/ui/layout/section";
import { PartPlace } from "../common/part-place";
import { LateTrailTable } from "./late-trail-table";

/** Who changed the page's object, when and why. */
export function TrailBlock({ trail }: { readonly trail: PageState<DeskAuditAnswer> }) {
  return (
    <Block title={users.trail}>
      <PartPlace label={users.trail} state={trail}>
        {({ data }) => (
          <LateTrailTable rows={data} hasSubject={data.some(({ subject }) => subject !== data[0]?.subject)} />
        )}
      </PartPlace>
    </Block>
  );
}
