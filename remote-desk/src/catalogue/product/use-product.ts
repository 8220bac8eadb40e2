import { joined } from "@mandi/shared/query/joined";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../../trail/use-subject-trail";
import { productQuery } from "../catalogue.api";
import { useBrands, useCategories, useUnits } from "../use-catalogue";

/** The product of the address with the choices of its forms, and what the desk did to it. */
export function useProduct() {
  const { id = "" } = useParams();
  const product = useQuery(productQuery, [id]);
  const trail = useSubjectTrail(`product:${id}`);
  const state = joined({ product, brands: useBrands(), categories: useCategories(), units: useUnits() });

  function refetch(): void {
    void product.refetch();
    void trail.refetch();
  }

  return { state, trail, refetch };
}
