import { read } from "@mandi/shared/contract/read";
import written from "../../content/buyers.json";
import { Buyers } from "./shapes";

/** The newcomer's account has only just been opened; without a colleague the desk could confirm nothing that moves much money. */
export const { agrawal, newcomer, deskPerson, deskColleague, agrawalAddresses, topUpsOfAgrawal, creditOfAgrawal } =
  read(Buyers, written);
