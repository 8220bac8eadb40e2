import { ChevronDown, LogOut, Wallet } from "lucide-react";
import { useState } from "react";
import { Button } from "../../src/ui/controls/button";
import { TextField } from "../../src/ui/controls/text-field";
import { Section } from "../../src/ui/layout/section";
import { BottomBar } from "../../src/ui/overlay/bottom-bar";
import { ConfirmDialog } from "../../src/ui/overlay/confirm-dialog";
import { Dialog } from "../../src/ui/overlay/dialog";
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from "../../src/ui/overlay/menu";
import { Tooltip } from "../../src/ui/overlay/tooltip";
import { Row } from "./sample";

/** Overlays: dialogs, menus and questions. */
export function OverlaySamples() {
  const [open, setOpen] = useState<"none" | "form" | "confirm">("none");
  const close = (): void => setOpen("none");
  return (
    <Section title="Overlays">
      <Row>
        <Button onClick={() => setOpen("form")}>Open dialog</Button>
        <Button onClick={() => setOpen("confirm")}>Open question</Button>
        <PersonMenu />
        <Tooltip text="Only adds to what is visible">
          <Button>Tooltip</Button>
        </Tooltip>
      </Row>
      <Dialog
        isOpen={open === "form"}
        onClose={close}
        title="Update Price"
        context="Raipur to Nagpur, 290 km, 30 MT"
        isKeptOnOutsidePress
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary">Submit</Button>
          </>
        }
      >
        <TextField
          label="Freight price, per MT"
          size="l"
          prefix="₹"
          unit="/MT"
          defaultValue="1,780"
          hint="For the full 30 MT: ₹53,400."
        />
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onClose={close}
        onConfirm={close}
        title="Remove this address?"
        confirmText="Remove"
        cancelText="Keep"
        isDanger
      >
        Agrawal Traders, Butibori yard. Quotations already sent keep their copy.
      </ConfirmDialog>
      <BottomBar
        caption="Total ex-factory, 27 MT"
        figure="₹14,75,059"
        action={<Button variant="primary">Request For Quotes</Button>}
      />
    </Section>
  );
}

function PersonMenu() {
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" iconAfter={ChevronDown}>
          Rakesh Agrawal
        </Button>
      }
    >
      <MenuLabel>+91 98930 00147</MenuLabel>
      <MenuLink to="/wallet" icon={Wallet}>
        Wallet
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => undefined}>
        Logout
      </MenuItem>
    </Menu>
  );
}
