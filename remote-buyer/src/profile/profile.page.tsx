import { page } from "@mandi/shared/messages/buyer";
import { profile } from "@mandi/shared/messages/buyer-profile";
import { common } from "@mandi/shared/messages/common";
import { useSession } from "@mandi/shared/session";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Badge } from "@mandi/shared/ui/data/badge";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Pencil } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { BuyerProfilePart } from "./buyer-profile";
import { OtherDevices } from "./other-devices";
import styles from "./profile.module.css";
import { SellerProfilePart } from "./seller-profile";
import { TransporterProfilePart } from "./transporter-profile";

/** Below the form, and for sellers and transporters only: buyers do not download it. */
const OwnDocuments = latePart(
  async () => (await import(/* webpackChunkName: "own-documents" */ "./own-documents")).OwnDocuments,
  { failed: common.failedTitle, waiting: <SkeletonBlock height={320} /> },
);

const parts = {
  customer: { label: profile.buyer, Part: BuyerProfilePart },
  seller: { label: profile.seller, Part: SellerProfilePart },
  transporter: { label: profile.transporter, Part: TransporterProfilePart },
};

/** One of three forms by the user's type, in modes show and edit. */
export default function ProfilePage() {
  const type = useSession(({ user }) => user?.type ?? "customer");
  const [params] = useSearchParams();
  const isEdit = params.get("mode") === "edit";
  // Staff cannot open this page; while a session ends the buyer's form is there for a moment.
  const { label, Part } = parts[type === "staff" ? "customer" : type];
  return (
    <Page>
      <PageHead
        title={profile.title}
        status={<Badge>{label}</Badge>}
        facts={profile.intro}
        actions={
          isEdit ? undefined : (
            <ButtonLink to="?mode=edit" icon={Pencil}>
              {page.edit}
            </ButtonLink>
          )
        }
      />
      <Columns side={isEdit ? null : <OtherDevices />} sideLabel={profile.otherDevices}>
        <div className={styles.place}>
          <Part isEdit={isEdit} />
        </div>
        {!isEdit && (type === "seller" || type === "transporter") ? <OwnDocuments /> : null}
      </Columns>
    </Page>
  );
}
