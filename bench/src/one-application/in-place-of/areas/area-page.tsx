import { pageOf } from "../../pages";

interface AreaPageProps {
  readonly area: string;
  readonly path: string;
}

/** A page without its own boundary: what throws here takes the frame along, as in most applications of one piece. */
export function AreaPage({ area, path }: AreaPageProps) {
  const Page = pageOf(area, path);
  return Page && <Page />;
}
