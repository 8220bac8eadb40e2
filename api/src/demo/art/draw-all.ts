import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Picture } from "./art-types";
import { BANNER_HEIGHT, BANNER_WIDTH, bannerPictures } from "./banner-pictures";
import { buildingProducts } from "./building-products";
import { FRAME_HEIGHT, FRAME_WIDTH } from "./compose";
import { details } from "./details";
import { loads } from "./loads";
import { longProducts } from "./long-products";
import { markDocument, marks } from "./marks";
import { newsPictures } from "./news-pictures";
import { Pen } from "./pen";
import { people, portraitDocument } from "./people";
import { rolledProducts } from "./rolled-products";
import { vehicles } from "./vehicles";

const assets = fileURLToPath(new URL("../../../assets/", import.meta.url));

function save(folder: string, name: string, text: string): void {
  mkdirSync(`${assets}${folder}`, { recursive: true });
  writeFileSync(`${assets}${folder}/${name}.svg`, text);
}

function drawn(picture: Picture, finish: (pen: Pen) => string): string {
  const pen = new Pen();
  picture.draw(pen);
  return finish(pen);
}

for (const picture of [...longProducts, ...rolledProducts, ...buildingProducts, ...details, ...loads]) {
  save(
    "products",
    picture.name,
    drawn(picture, (pen) => pen.fitted(picture.title, 320, 240, 26)),
  );
}
for (const picture of vehicles)
  save(
    "vehicles",
    picture.name,
    drawn(picture, (pen) => pen.fitted(picture.title, 320, 240, 20)),
  );
for (const mark of marks) save("brands", mark.name, markDocument(mark));
for (const portrait of people) save("people", portrait.name, portraitDocument(portrait));
for (const picture of newsPictures)
  save(
    "news",
    picture.name,
    drawn(picture, (pen) => pen.framed(picture.title, FRAME_WIDTH, FRAME_HEIGHT)),
  );
for (const picture of bannerPictures)
  save(
    "banners",
    picture.name,
    drawn(picture, (pen) => pen.framed(picture.title, BANNER_WIDTH, BANNER_HEIGHT)),
  );
