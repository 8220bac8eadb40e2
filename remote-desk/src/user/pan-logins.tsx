import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { deskUserPath } from "@mandi/shared/contract/page-paths";
import { formatPhone } from "@mandi/shared/format/phone";
import { users } from "@mandi/shared/messages/desk";
import { Link } from "react-router-dom";

/** Other logins whose profile has had one of this person's PANs: a limit for that PAN counts what all of them owe. */
export function panLoginsItems({ pan_logins: logins = [] }: DeskUser) {
  if (logins.length === 0) return [];
  const value = logins.map(({ id, name, phone, pan }) => (
    <div key={`${id} ${pan}`}>
      <Link to={deskUserPath(phone)}>{name || formatPhone(phone)}</Link> {users.loginOfPan(formatPhone(phone), pan)}
    </div>
  ));
  return [{ term: users.panLogins, value }];
}
