import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { formatPhone } from "@mandi/shared/format/phone";
import { users } from "@mandi/shared/messages/desk-user-pages";
import { PartyLink } from "../common/party-link";

/** Other logins whose profile has had one of this person's PANs: a limit for that PAN counts what all of them owe. */
export function panLoginsItems({ pan_logins: logins = [] }: DeskUser) {
  if (logins.length === 0) return [];
  const value = logins.map(({ id, name, phone, pan }) => (
    <div key={`${id} ${pan}`}>
      <PartyLink phone={phone}>{name || formatPhone(phone)}</PartyLink> {users.loginOfPan(formatPhone(phone), pan)}
    </div>
  ));
  return [{ term: users.panLogins, value }];
}
