import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import type { ActFormProps } from "./act-form";

/** Forms are large, and most people who open such a page only read it. */
const ActForm = latePart(async () => (await import(/* webpackChunkName: "act-form" */ "./act-form")).ActForm, {
  failed: common.failedTitle,
  waiting: null,
  isAsked: true,
});

/** The fields of an act, loaded when it is opened. */
export function OpenAct(props: ActFormProps) {
  return <ActForm {...props} />;
}
