import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { StatusPill } from "../data/status-pill";
import { Columns } from "./columns";
import { Page } from "./page";
import { PageHead } from "./page-head";
import { Panel, PanelPart } from "./panel";
import { Block, Section } from "./section";

describe("page layout", () => {
  it("has one h1, a breadcrumb that ends here, and named sections", async () => {
    const { container } = render(
      <MemoryRouter>
        <Page>
          <PageHead
            crumbs={[{ label: "Quotation List", to: "/quotation" }, { label: "Q2627000184" }]}
            title="Quotation Q2627000184"
            status={<StatusPill kind="quotation" status="pending" />}
            facts="TMT Bar, 30 MT"
            actions={<button type="button">Print</button>}
          />
          <Columns
            side={
              <Panel label="Pay" rule="act">
                <PanelPart>Pay now</PanelPart>
              </Panel>
            }
            sideLabel="Payment"
            isSideFirst
          >
            <Block title="Landed price" actions="₹ per MT">
              12
            </Block>
            <Block title="Addresses" isThin>
              Nagpur
            </Block>
          </Columns>
          <Section title="Related products">None</Section>
        </Page>
      </MemoryRouter>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Quotation Q2627000184");
    expect(screen.getByRole("link", { name: "Quotation List" })).toHaveAttribute("href", "/quotation");
    expect(screen.getByText("Q2627000184")).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("region", { name: "Landed price" })).toHaveTextContent("12");
    expect(screen.getByRole("complementary", { name: "Payment" })).toHaveTextContent("Pay now");
    await expect(container).toHaveNoAxeViolations();
  });

  it("is complete without breadcrumb, facts and actions", () => {
    render(
      <Page width="form">
        <PageHead title="Contact Us" />
      </Page>,
    );
    expect(screen.getByRole("heading", { name: "Contact Us" })).toBeVisible();
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});
