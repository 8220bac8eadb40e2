import { Bookmark, Download, MapPin, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../../src/ui/controls/button";
import { Checkbox } from "../../src/ui/controls/checkbox";
import { Chip, ChipGroup } from "../../src/ui/controls/chip";
import { FileField } from "../../src/ui/controls/file-field";
import { IconButton } from "../../src/ui/controls/icon-button";
import { MoneyField } from "../../src/ui/controls/money-field";
import { NumberField } from "../../src/ui/controls/number-field";
import { OtpField, OtpValidity } from "../../src/ui/controls/otp-field";
import { RadioGroup } from "../../src/ui/controls/radio-group";
import { SearchField } from "../../src/ui/controls/search-field";
import { Segmented } from "../../src/ui/controls/segmented";
import { Select } from "../../src/ui/controls/select";
import { Tabs } from "../../src/ui/controls/tabs";
import { TextArea } from "../../src/ui/controls/text-area";
import { Kbd } from "../../src/ui/data/kbd";
import { Section } from "../../src/ui/layout/section";
import { Row, Sample, Samples, Stack } from "./sample";

const periods = [
  { value: "30", label: "Last 30 Days" },
  { value: "7", label: "Last 7 days" },
  { value: "1", label: "Today" },
] as const;

const paper = { accept: ".pdf,image/*", maxBytes: 5 * 1024 * 1024, kinds: "PDF, JPG or PNG" };

/** Everything that can be pressed or filled in. */
export function ControlSamples() {
  return (
    <Section title="Controls">
      <Samples>
        <ButtonSample />
        <SizeSample />
        <SegmentedSample />
        <FigureSample />
        <CodeSample />
        <WaySample />
      </Samples>
    </Section>
  );
}

function ButtonSample() {
  const [qualities, setQualities] = useState<readonly string[]>(["Fe 500D"]);
  return (
    <Sample name="Buttons, chips, focus">
      <Stack>
        <Row>
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="primary" disabled>
            Disabled
          </Button>
        </Row>
        <ChipGroup label="Quality">
          {["Fe 500D", "Fe 550D"].map((quality) => (
            <Chip
              key={quality}
              isChosen={qualities.includes(quality)}
              note={quality === "Fe 550D" ? "+₹700" : undefined}
              onToggle={() =>
                setQualities(
                  qualities.includes(quality)
                    ? qualities.filter((entry) => entry !== quality)
                    : [...qualities, quality],
                )
              }
            >
              {quality}
            </Chip>
          ))}
          <Chip isChosen={false} isDisabled onToggle={() => undefined}>
            no stock
          </Chip>
        </ChipGroup>
        <Checkbox label="Same as billing address" defaultChecked />
      </Stack>
    </Sample>
  );
}

function SizeSample() {
  return (
    <Sample name="Sizes, busy, icons">
      <Stack>
        <Row>
          <Button variant="primary" size="l" isBusy busyText="Sending">
            Request For Quotes
          </Button>
        </Row>
        <Row>
          <Button icon={Printer}>Print</Button>
          <Button size="s">Small</Button>
          <Button variant="ink" icon={Download}>
            Download App
          </Button>
          <Button variant="danger">Remove</Button>
        </Row>
        <Row>
          <IconButton icon={Bookmark} label="Add to Watch List" aria-pressed={false} hasEdge />
          <IconButton icon={Bookmark} label="Remove from Watch List" aria-pressed isFilled />
          <IconButton icon={Bookmark} label="Not possible" disabled />
          <Kbd>/</Kbd>
        </Row>
      </Stack>
    </Sample>
  );
}

function SegmentedSample() {
  const [period, setPeriod] = useState<"30" | "7" | "1">("30");
  const [query, setQuery] = useState("");
  return (
    <Sample name="Segmented, tabs, select, search">
      <Stack>
        <Segmented label="Period" choices={periods} value={period} onValue={setPeriod} />
        <Segmented label="Period, large" size="m" choices={periods} value={period} onValue={setPeriod} />
        <Tabs
          label="Workspace"
          tabs={[
            { to: "/a", label: "Quotation List", isCurrent: true, count: 5, countLabel: "5 wait for you" },
            { to: "/b", label: "Order Book", isCurrent: false, count: 2 },
            { to: "/c", label: "Wallet", isCurrent: false },
          ]}
        />
        <Select label="Location" isLabelHidden icon={MapPin} choices={[{ value: "raipur", label: "Raipur" }]} />
        <SearchField
          label="Search"
          placeholder="Search products, brands"
          value={query}
          onValue={setQuery}
          aside={<Kbd>/</Kbd>}
        />
      </Stack>
    </Sample>
  );
}

function FigureSample() {
  const [price, setPrice] = useState("1234567");
  const [tonnes, setTonnes] = useState("6");
  return (
    <Sample name="Money, quantity, message">
      <Stack>
        <MoneyField
          label="Basic price, per MT"
          size="l"
          unit="/MT"
          value={price}
          onValue={setPrice}
          hint="Please enter or change current price."
        />
        <NumberField label="Quantity in MT, 8 mm" value={tonnes} onValue={setTonnes} step={1} max={30} />
        <TextArea label="Message" placeholder="Loading slot, stock, terms" isOptional />
      </Stack>
    </Sample>
  );
}

function CodeSample() {
  const [code, setCode] = useState("482913");
  const [file, setFile] = useState<File | null>(null);
  return (
    <Sample name="One-time code">
      <Stack>
        <OtpField
          label="One-time password"
          value={code}
          onValue={setCode}
          error="The code does not match. 4 tries left."
        />
        <OtpValidity secondsLeft={38} totalSeconds={60} resendInSeconds={8} />
        <FileField label="Vehicle document" rule={paper} value={file} onValue={setFile} capture="environment" />
      </Stack>
    </Sample>
  );
}

function WaySample() {
  const [way, setWay] = useState("cash");
  return (
    <Sample name="Ways to pay">
      <RadioGroup
        label="Pay with"
        name="way"
        look="boxed"
        value={way}
        onValue={setWay}
        choices={[
          { value: "cash", label: "Cash", detail: "Balance ₹2,10,000", aside: "₹1,69,243" },
          { value: "credit", label: "Credit", detail: "15 days" },
          { value: "bank", label: "Bank transfer", isDisabled: true, detail: "Not for this order" },
        ]}
      />
    </Sample>
  );
}
