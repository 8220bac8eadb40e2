import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { deskUsersPath } from "@mandi/shared/contract/page-paths";
import { withCapital } from "@mandi/shared/format/capital";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { formatRupees } from "@mandi/shared/format/rupees";
import { kindWords } from "@mandi/shared/messages/desk";
import { credit } from "@mandi/shared/messages/desk-table";
import { users } from "@mandi/shared/messages/desk-user-pages";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { NothingHere } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Block } from "@mandi/shared/ui/layout/section";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { blockFigures } from "../credit/block-figures";
import { Walk } from "../decide/walk";
import { useRight } from "../rights/use-right";
import { TrailBlock } from "../trail/trail-block";
import { LateAccountPanel } from "./late-account-panel";
import { LateDocumentsBlock } from "./late-documents-block";
import { LatePartyAccounts } from "./late-party-accounts";
import { LateRolesBlock } from "./late-roles-block";
import { LateSetOff } from "./late-set-off";
import { LateTaxPanel } from "./late-tax-panel";
import { panLoginsItems } from "./pan-logins";
import { useUser } from "./use-users";
import styles from "./user.module.css";
import { UserPanel } from "./user-panel";
import { isDeskNext, isVerified, nameOf, statusOf } from "./user-status";

/** One person: their details, their trail, and the desk's acts. */
export default function UserPage() {
  const { phone, state, user, documents, trail } = useUser();
  usePageTitle(user ? nameOf(user) : null);

  function refetch(): void {
    void state.refetch();
    void trail.refetch();
    void documents.refetch();
  }

  return (
    <DeskPage>
      <PageHead
        crumbs={[{ label: users.title, to: deskUsersPath }, { label: formatPhone(phone) }]}
        title={user ? nameOf(user) : kindWords.user}
        status={
          user ? <Pill tone={user.suspended_at === null ? "plain" : "bad"}>{withCapital(statusOf(user))}</Pill> : null
        }
        facts={user ? `${users.typeOf[user.type]}, ${formatPhone(user.phone)}` : undefined}
        actions={<Walk kind="user" id={user && String(user.id)} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {() =>
          user ? (
            <Columns side={<Side user={user} onChanged={refetch} />} sideLabel={kindWords.user}>
              <Facts user={user} />
              {isVerified(user) ? <LateDocumentsBlock userId={user.id} state={documents} onChanged={refetch} /> : null}
              {user.type === "staff" ? (
                <LateRolesBlock key={`roles ${user.id}`} user={user} onChanged={refetch} />
              ) : null}
              <TrailBlock trail={trail} />
            </Columns>
          ) : (
            <NothingHere look={deskLook} />
          )
        }
      </StatePlace>
    </DeskPage>
  );
}

interface SideProps {
  readonly user: DeskUser;
  readonly onChanged: () => void;
}

/** The desk's acts; its decision about the person comes first where they wait for one. */
function Side({ user, onChanged }: SideProps) {
  const mayRead = useRight("books") === true;
  const decision = <UserPanel key={user.id} user={user} onChanged={onChanged} />;
  return (
    <div className={styles.panels}>
      {isDeskNext(user) ? decision : null}
      <LateAccountPanel key={`account ${user.id}`} user={user} onChanged={onChanged} />
      {user.type === "transporter" && mayRead ? (
        <LateSetOff key={`set-off ${user.id}`} user={user} onChanged={onChanged} />
      ) : null}
      <LatePartyAccounts key={`bank ${user.id}`} user={user} onChanged={onChanged} />
      {user.type === "staff" ? null : <LateTaxPanel key={`tax ${user.id}`} user={user} onChanged={onChanged} />}
      {isDeskNext(user) ? null : decision}
    </div>
  );
}

function Facts({ user }: { readonly user: DeskUser }) {
  const doubtful = [user.doubtful, user.doubtful_addresses].filter(Boolean).join(", ");
  return (
    <Block title={users.facts}>
      <DefinitionList
        items={[
          { term: users.heads.name, value: user.name || "—" },
          { term: users.company, value: user.company || "—" },
          { term: users.heads.gstin, value: user.gst_number || "—" },
          { term: users.pan, value: user.pan_number || "—" },
          ...panLoginsItems(user),
          ...(doubtful === "" ? [] : [{ term: users.doubtful, value: doubtful }]),
          { term: users.heads.wallet, value: formatRupees(user.wallet) },
          {
            term: users.credit,
            value: users.ofLimit(formatRupees(user.credit_used), formatRupees(user.credit_limit)),
          },
          ...(user.credit_block || user.credit_released_until
            ? [
                {
                  term: credit.blocked,
                  value: user.credit_released_until
                    ? credit.lifted(formatDay(user.credit_released_until))
                    : credit.noNew,
                },
                ...blockFigures(user.credit_block),
              ]
            : []),
          ...(user.suspended_at === null ? [] : [{ term: users.since, value: formatMoment(user.suspended_at) }]),
        ]}
      />
    </Block>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords.user}>
      <SkeletonBlock height={280} />
    </LoadingPlace>
  );
}
