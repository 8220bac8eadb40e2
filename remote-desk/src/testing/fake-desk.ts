import { allRights, type DeskRight, DeskRightAnswer, deskRoles } from "@mandi/shared/contract/desk/right";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";

/** Somebody of the desk, with every right unless told otherwise, and the fake API that says so. */
export function fakeDesk(rights: readonly DeskRight[] = allRights): FakeApi {
  signInAs("staff");
  const api = fakeApi();
  api.answer("GET /desk/right", DeskRightAnswer, { data: { roles: [...deskRoles], rights: [...rights] } });
  return api;
}
