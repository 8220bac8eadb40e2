import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { allRights, type DeskRight, DeskRightAnswer, deskRoles } from "@mandi/shared/contract/desk/right";
import { DeskSparePictureAnswer } from "@mandi/shared/contract/desk/site-entry";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";

/** Logs in a member of staff, by default with every right, and sets up the fake API accordingly; nobody has asked for anything, and no uploaded picture is spare. */
export function fakeDesk(rights: readonly DeskRight[] = allRights): FakeApi {
  signInAs("staff");
  const api = fakeApi();
  api.answer("GET /desk/right", DeskRightAnswer, { data: { roles: [...deskRoles], rights: [...rights] } });
  api.answer("GET /desk/approval", DeskApprovalListAnswer, { data: [] });
  api.answer("GET /desk/banner-picture", DeskSparePictureAnswer, { data: [] });
  return api;
}
