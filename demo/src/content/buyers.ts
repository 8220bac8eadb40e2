import { read } from "@mandi/shared/contract/read";
import written from "../../content/buyers.json";
import { Buyers } from "./shapes";

/**
 * The newcomer's account has only just been opened. The second member of staff is needed to confirm acts that move much
 * money.
 */
export const { agrawal, newcomer, deskPerson, deskColleague, agrawalAddresses, topUpsOfAgrawal, creditOfAgrawal } =
  read(Buyers, written);
