import { useSession } from "@mandi/shared/session";
import { useParams } from "react-router-dom";

export default function WorkspacePage() {
  const name = useSession((session) => session.user?.name ?? "visitor");
  const { id } = useParams();
  return (
    <h1>
      Workspace of {name} {id}
    </h1>
  );
}
