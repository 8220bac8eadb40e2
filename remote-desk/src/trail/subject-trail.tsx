import { users as words } from "@mandi/shared/messages/desk";
import { Block } from "@mandi/shared/ui/layout/section";
import { PartPlace } from "../page/part-place";
import { TrailTable } from "./trail-table";
import { useSubjectTrail } from "./use-subject-trail";

/** Who changed one thing, when and why: `faq:12`. */
export function SubjectTrail({ subject }: { readonly subject: string }) {
  const state = useSubjectTrail(subject);
  return (
    <Block title={words.trail}>
      <PartPlace label={words.trail} state={state}>
        {({ data }) => <TrailTable rows={data} />}
      </PartPlace>
    </Block>
  );
}
