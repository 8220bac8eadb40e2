import { workspace } from "@mandi/shared/messages/transporter";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** Steps that wait on this device, on every page of the area: whichever page a driver opens first sends them. */
export const KeptStepsPlace = latePart(
  async () => (await import(/* webpackChunkName: "kept-steps" */ "./kept-steps")).KeptSteps,
  { failed: workspace.stepsNotLoaded, waiting: null },
);
