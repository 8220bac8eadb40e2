import billet from "../../src/art/product/billet.svg";
import coil from "../../src/art/product/coil.svg";
import tmtBar from "../../src/art/product/tmt-bar.svg";
import { LineChart } from "../../src/ui/chart/line-chart";
import { Section } from "../../src/ui/layout/section";
import { Carousel } from "../../src/ui/media/carousel";
import { Gallery } from "../../src/ui/media/gallery";
import { Picture } from "../../src/ui/media/picture";
import { ProductArt, type ProductArtName } from "../../src/ui/media/product-art";
import { RichHtml } from "../../src/ui/media/rich-html";
import { Sample, Samples, Stack } from "./sample";

const prices = [
  ...[39150, 39200, 39050, 38900, 38950, 39100, 39350, 39500, 39450, 39600, 39800, 39750, 39600, 39500, 39700],
  ...[39950, 40100, 40050, 40300, 40450, 40400, 40250, 40100, 40000, 40150, 40300, 40500, 40450, 40600, 40850],
];
const points = prices.map((value, day) => ({ at: Date.UTC(2026, 9, 23 + day, 5), value }));
const today = [40600, 40640, 40620, 40700, 40780, 40850].map((value, hour) => ({
  at: Date.UTC(2026, 10, 21, 4 + hour),
  value,
}));

const names: readonly ProductArtName[] = [
  "tmt-bar",
  "billet",
  "ingot",
  "angle",
  "channel",
  "beam",
  "pipe",
  "sheet",
  "cement",
  "coil",
];
const brands = [
  "Kaveri Ispat",
  "Shikhar TMT",
  "Narmada Sections",
  "Dakshin Tubes",
  "Vindhya Steel",
  "Udaan Cement",
  "Sahyadri Wires",
  "Pragati Rolling",
  "Godavari",
];
const words = [
  "We load 28 to 30 MT every week from Raipur. The landed price on the screen was the price on the invoice, four months running.",
  "Earlier I called eight mills before noon. Now offers come in one hour and I see who is lowest.",
  "Vehicle number, driver phone and loaded weight on one page. My site engineer stopped calling me.",
  "Settled in two days.",
];

/** Pictures, animation and charts. */
export function MediaSamples() {
  return (
    <>
      <Section title="Chart">
        <LineChart label="Ingot price, ex-Raipur" points={points} span="days" unit="/MT" />
        <LineChart
          label="Ingot price today, ex-Raipur"
          points={today}
          span="hours"
          unit="/MT"
          previous={40600}
          height="product"
        />
      </Section>
      <CarouselSamples />
      <PictureSamples />
    </>
  );
}

function CarouselSamples() {
  return (
    <Section title="Carousels">
      <Stack>
        <Carousel
          label="Brands"
          head={<h3>Brands</h3>}
          look="tiles"
          perView={{ phone: 2, tablet: 3, desktop: 5, wide: 8 }}
          intervalMs={3000}
        >
          {brands.map((brand) => (
            <div key={brand} style={{ display: "grid", placeItems: "center", minHeight: 96, fontWeight: 700 }}>
              {brand}
            </div>
          ))}
        </Carousel>
        <Carousel
          label="What buyers say"
          head={<h3>What buyers say</h3>}
          look="parted"
          perView={{ phone: 1, tablet: 2, desktop: 3, wide: 4 }}
          intervalMs={4000}
        >
          {words.map((text) => (
            <blockquote key={text}>{text}</blockquote>
          ))}
        </Carousel>
      </Stack>
    </Section>
  );
}

function PictureSamples() {
  return (
    <Section title="Pictures">
      <Samples>
        {names.map((name) => (
          <ProductArt key={name} name={name} alt={name} />
        ))}
      </Samples>
      <Samples>
        <Sample name="Gallery">
          <Gallery
            label="TMT Bar"
            pictures={[
              { src: tmtBar, alt: "TMT bars, bundled" },
              { src: billet, alt: "Billets" },
              { src: coil, alt: "Coil" },
              { src: "/missing.jpg", alt: "Yard" },
            ]}
          />
        </Sample>
        <Sample name="Failed pictures">
          <Stack>
            <Picture src="/missing.jpg" alt="Yard" />
            <Picture src="/missing.jpg" alt="Rakesh Agrawal" variant="user" />
          </Stack>
        </Sample>
        <Sample name="Configured HTML">
          <RichHtml
            html={
              '<h2>Return policy</h2><p>Material is weighed <b>twice</b>. See <a href="https://example.org">the standard</a>.</p><ul><li>Within 7 days</li><li>With the slip</li></ul><script>alert(1)</script>'
            }
          />
        </Sample>
      </Samples>
    </Section>
  );
}
