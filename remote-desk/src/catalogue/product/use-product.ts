import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../../trail/use-subject-trail";
import { productQuery } from "../catalogue.api";
import { useBrands, useCategories, useUnits } from "../use-catalogue";

/** The product of the address, what its forms choose from, and what the desk did about it. */
export function useProduct() {
  const { id = "" } = useParams();
  const state = useQuery(productQuery, [id]);
  const trail = useSubjectTrail(`product:${id}`);
  const brands = useBrands();
  const categories = useCategories();
  const units = useUnits();
  const choices = {
    brands: brands.kind === "ready" ? brands.data.data : [],
    categories: categories.kind === "ready" ? categories.data.data : [],
    units: units.kind === "ready" ? units.data.data : [],
  };

  function refetch(): void {
    void state.refetch();
    void trail.refetch();
  }

  return { state, trail, choices, refetch };
}

export type ProductChoices = ReturnType<typeof useProduct>["choices"];
