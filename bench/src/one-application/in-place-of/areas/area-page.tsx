import { pageOf } from "../../pages";

interface AreaPageProps {
  readonly area: string;
  readonly path: string;
}

/** A page without its own boundary: an error here also breaks the frame, as in most single applications. */
export function AreaPage({ area, path }: AreaPageProps) {
  const Page = pageOf(area, path);
  return Page && <Page />;
}
