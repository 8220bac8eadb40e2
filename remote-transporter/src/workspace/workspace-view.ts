import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { workspace } from "@mandi/shared/messages/transporter";

/** The lists of the workspace in the order of the dropdown. */
export const workspaceViews = ["enquiry", "order", "product", "belt", "vehicle"] as const;
export type WorkspaceView = (typeof workspaceViews)[number];

export const viewChoices = workspaceViews.map((view) => ({ value: view, label: workspace.views[view] }));

export function readView(text: string | null): WorkspaceView {
  return workspaceViews.find((view) => view === text) ?? "enquiry";
}

/** The list in the address. Filters and pages of one list do not apply to another, so choosing one drops them. */
export function useWorkspaceView() {
  const [params, setParams] = useAddressQuery();
  function choose(text: string): void {
    const view = readView(text);
    setParams((): Record<string, string> => (view === "enquiry" ? {} : { view }), {});
  }
  return { view: readView(params.get("view")), choose };
}
