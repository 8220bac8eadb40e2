import { homePath } from "@mandi/shared/contract/page-paths";
import { becomeSupplier } from "@mandi/shared/messages/become-supplier";
import { page } from "@mandi/shared/messages/seller";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Block } from "@mandi/shared/ui/layout/section";
import { failureLook } from "../common/failure-look";
import styles from "./become-supplier.module.css";
import { supplierFormOf } from "./become-supplier.schema";
import { SupplierForm } from "./supplier-form";
import { useBecomeSupplier } from "./use-become-supplier";

/** A buyer becomes a seller. */
export default function BecomeSupplierPage() {
  const { state, known, saving, submit } = useBecomeSupplier();
  return (
    <Page>
      <PageHead
        crumbs={[{ label: page.home, to: homePath }, { label: becomeSupplier.title }]}
        title={becomeSupplier.title}
        facts={becomeSupplier.intro}
      />
      <Columns side={<Points />} sideLabel={becomeSupplier.pointsTitle}>
        <div className={styles.place}>
          <StatePlace state={state} skeleton={<Waiting />} look={failureLook({ to: homePath, label: page.home })}>
            {({ profile, types }) => (
              <>
                {profile === null ? (
                  <Note tone="warn" className={styles.note}>
                    {becomeSupplier.prefillFailed}
                  </Note>
                ) : null}
                <SupplierForm
                  initial={supplierFormOf(profile, known)}
                  types={types}
                  saving={saving}
                  onSubmit={submit}
                />
              </>
            )}
          </StatePlace>
        </div>
      </Columns>
    </Page>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={becomeSupplier.title}>
      <SkeletonBlock height={66} />
      <SkeletonBlock height={66} />
      <SkeletonBlock height={66} />
    </LoadingPlace>
  );
}

function Points() {
  return (
    <Block title={becomeSupplier.pointsTitle}>
      <dl className={styles.points}>
        {becomeSupplier.points.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
