import { allRights, type DeskRight, DeskRightAnswer, deskRoles } from "@mandi/shared/contract/desk/right";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";

/** Signs in a member of staff, by default with every right, and sets up the fake API accordingly. */
export function fakeDesk(rights: readonly DeskRight[] = allRights): FakeApi {
  signInAs("staff");
  const api = fakeApi();
  api.answer("GET /desk/right", DeskRightAnswer, { data: { roles: [...deskRoles], rights: [...rights] } });
  return api;
}
