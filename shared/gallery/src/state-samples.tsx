import { Phone } from "lucide-react";
import { Button, ButtonAnchor, ButtonLink } from "../../src/ui/controls/button";
import { DataTable } from "../../src/ui/data/data-table";
import { Delta } from "../../src/ui/data/delta";
import { Price } from "../../src/ui/data/price";
import { StatusPill } from "../../src/ui/data/status-pill";
import { AreaCard } from "../../src/ui/feedback/area-card";
import { Skeleton, SkeletonBlock, SkeletonLine } from "../../src/ui/feedback/skeleton";
import { EmptyState, FailedState, ForbiddenState, StateCard } from "../../src/ui/feedback/state-card";
import { Toast } from "../../src/ui/feedback/toast";
import { Section } from "../../src/ui/layout/section";
import { Picture } from "../../src/ui/media/picture";
import { Row, Sample, Samples, Stack } from "./sample";

function nothing(): void {}

/** The states shown in states.html. */
export function StateSamples() {
  return (
    <Section title="States">
      <Samples>
        <Sample name="Skeleton, list row and price panel">
          <Skeleton rows={1}>
            <SkeletonLine width={90} height={12} />
            <SkeletonBlock width={230} height={52} />
          </Skeleton>
        </Sample>
        <EmptySample />
        <FailedSample />
        <ForbiddenSample />
        <NotFoundSample />
        <OfflineSample />
        <HandshakeSample />
        <AreaSample />
        <InlineEmptySample />
        <ToastSample />
        <StatusSample />
        <PriceSample />
      </Samples>
    </Section>
  );
}

function EmptySample() {
  return (
    <Sample name="Empty list" isBare>
      <EmptyState
        title="No quotation yet"
        text="Ask for quotes from any product. Offers arrive within 60 minutes."
        actions={
          <ButtonLink to="/products" variant="primary">
            See products
          </ButtonLink>
        }
      />
    </Sample>
  );
}

function FailedSample() {
  return (
    <Sample name="Failed, with retry" isBare>
      <FailedState
        title="Offers did not load"
        text="Request failed with status code 503. Your filters are kept."
        onRetry={nothing}
      />
    </Sample>
  );
}

function ForbiddenSample() {
  return (
    <Sample name="Forbidden" isBare>
      <ForbiddenState
        title="This page is for sellers"
        text="You are logged in as a buyer."
        action={<Button>Become Supplier</Button>}
      />
    </Sample>
  );
}

function NotFoundSample() {
  return (
    <Sample name="Not found" isBare>
      <StateCard
        drawing="not-found"
        title="Opps! Page not found"
        text="The address may be old or mistyped."
        actions={
          <ButtonLink to="/" variant="primary">
            return home
          </ButtonLink>
        }
      />
    </Sample>
  );
}

function OfflineSample() {
  return (
    <Sample name="Offline" isBare>
      <StateCard
        drawing="offline"
        title="Oops, No Internet Connection"
        text="Please turn on wifi or cellular data."
        actions={<Button>Try again</Button>}
      />
    </Sample>
  );
}

function HandshakeSample() {
  return (
    <Sample name="Handshake failed" isBare>
      <StateCard
        drawing="handshake"
        title="Opps, Something Went Wrong"
        text="We are sorry. Please contact support on +91 98930 00147."
        actions={
          <ButtonAnchor href="tel:+919893000147" icon={Phone}>
            Call support
          </ButtonAnchor>
        }
      />
    </Sample>
  );
}

function AreaSample() {
  return (
    <Sample name="Area unavailable, the rest of the page lives">
      <AreaCard
        title="Seller area is not available right now"
        text="Prices, news and your orders still work. We reported this. Nothing you entered was sent."
        onRetry={nothing}
        reference="7F3C-0921"
        at="2026-11-21T05:12:00Z"
      />
    </Sample>
  );
}

function InlineEmptySample() {
  return (
    <Sample name="Inline empty, table and gallery">
      <Stack>
        <DataTable
          label="Offers"
          rows={[]}
          rowKey={String}
          columns={[
            { key: "seller", head: "Seller", cell: String },
            { key: "price", head: "Basic price", align: "end", cell: String },
          ]}
        />
        <Row>
          <div style={{ width: 120 }}>
            <Picture src={null} alt="" />
          </div>
          <Picture src={null} alt="" variant="user" size="l" />
        </Row>
      </Stack>
    </Sample>
  );
}

function ToastSample() {
  return (
    <Sample name="Toasts, top right, 2 s">
      <Stack>
        <Toast tone="success" onClose={nothing}>
          Address saved successfully
        </Toast>
        <Toast tone="error" onClose={nothing}>
          Please enter a quantity for each selected variant
        </Toast>
        <Toast tone="info" onClose={nothing}>
          You are logged out!!
        </Toast>
      </Stack>
    </Sample>
  );
}

function StatusSample() {
  return (
    <Sample name="Status pills">
      <Row>
        {["pending", "Seller Marked", "ordered", "expired", "withdrawn", "rejected"].map((status) => (
          <StatusPill key={status} kind="quotation" status={status} />
        ))}
        {["confirm", "vehicle booked", "loading", "delivered", "cancel"].map((status) => (
          <StatusPill key={status} kind="order" status={status} />
        ))}
        {["won", "lost", "closed"].map((status) => (
          <StatusPill key={status} kind="freight" status={status} />
        ))}
      </Row>
    </Sample>
  );
}

function PriceSample() {
  return (
    <Sample name="Price and delta">
      <Stack>
        <Price rupees={40850} size="l" unit="/MT" />
        <Row>
          <Delta change={250} percent={0.62} look="tag" />
          <Delta change={-450} percent={-1.09} look="tag" />
          <Delta change={0} percent={0} look="tag" />
        </Row>
        <Price rupees={12345678} size="m" />
        <Price rupees={-450} size="s" />
      </Stack>
    </Sample>
  );
}
