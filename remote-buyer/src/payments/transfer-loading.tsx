import { transfer } from "@mandi/shared/messages/buyer-money";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";

/** The placeholder of the bank account while it loads. */
export function TransferLoading() {
  return (
    <LoadingPlace label={transfer.loading}>
      <SkeletonBlock height={320} />
    </LoadingPlace>
  );
}
