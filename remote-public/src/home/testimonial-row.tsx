import type { Testimonial } from "@mandi/shared/contract/home";
import { home } from "@mandi/shared/messages/public-home";
import { Carousel } from "@mandi/shared/ui/media/carousel";
import { Picture } from "@mandi/shared/ui/media/picture";
import styles from "./testimonial-row.module.css";

/** How many are visible, by the width of the window. */
const perView = { phone: 1, tablet: 2, desktop: 3, wide: 4 };
const testimonialIntervalMs = 4000;

/** What buyers say. A photo that fails is replaced by the placeholder of a person. */
export function TestimonialRow({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  return (
    <Carousel
      label={home.testimonials}
      head={<h2>{home.testimonials}</h2>}
      look="parted"
      perView={perView}
      intervalMs={testimonialIntervalMs}
    >
      {testimonials.map(({ message, name, designation, image }) => (
        <figure key={`${name} ${message}`} className={styles.voice}>
          <blockquote className={styles.words}>{message}</blockquote>
          <figcaption className={styles.person}>
            <Picture src={image} alt="" variant="user" ratio="1:1" />
            <span>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.role}>{designation}</span>
            </span>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
