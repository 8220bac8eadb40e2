import angle from "../../art/product/angle.svg";
import beam from "../../art/product/beam.svg";
import billet from "../../art/product/billet.svg";
import bindingWire from "../../art/product/binding-wire.svg";
import cement from "../../art/product/cement.svg";
import channel from "../../art/product/channel.svg";
import coil from "../../art/product/coil.svg";
import ingot from "../../art/product/ingot.svg";
import pipe from "../../art/product/pipe.svg";
import sheet from "../../art/product/sheet.svg";
import tmtBar from "../../art/product/tmt-bar.svg";
import { Picture, type PictureProps } from "./picture";

const art = {
  angle,
  beam,
  billet,
  "binding-wire": bindingWire,
  cement,
  channel,
  coil,
  ingot,
  pipe,
  sheet,
  "tmt-bar": tmtBar,
};

export type ProductArtName = keyof typeof art;

export type ProductArtProps = Omit<PictureProps, "src" | "alt" | "variant" | "fit"> & {
  readonly name: ProductArtName;
  readonly alt?: string;
};

/** A drawing of a kind of material on its plate, used where no picture of the actual goods is meant. */
export function ProductArt({ name, alt = "", ...rest }: ProductArtProps) {
  return <Picture {...rest} src={art[name]} alt={alt} />;
}
