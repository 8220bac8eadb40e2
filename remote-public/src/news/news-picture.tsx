import type { News } from "@mandi/shared/contract/market-news";
import { Picture } from "@mandi/shared/ui/media/picture";
import { NewsPlate } from "./news-plate";

interface NewsPictureProps {
  readonly article: Pick<News, "title" | "image" | "image_alt">;
  readonly isEager?: boolean;
  readonly className?: string | undefined;
}

/** The picture of an article; without one, or when it does not load, a plate of the same size. */
export function NewsPicture({
  article: { title, image, image_alt = "" },
  isEager = false,
  className,
}: NewsPictureProps) {
  return (
    <Picture
      src={image}
      alt={image_alt}
      ratio="16:9"
      fit="cover"
      isEager={isEager}
      fallback={<NewsPlate title={title} />}
      className={className}
    />
  );
}
