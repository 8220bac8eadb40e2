import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import type { SubmitOptions } from "@mandi/shared/forms/use-submit";
import { addProduct, products } from "@mandi/shared/messages/seller-products";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import type { To } from "react-router-dom";
import styles from "./add-product.module.css";
import { addProductSchema, emptyProduct } from "./add-product.schema";
import { ChoiceField } from "./choice-field";
import { useAddProduct } from "./use-add-product";

export interface AddProductProps extends Pick<SubmitOptions, "onRefresh" | "onLeave"> {
  readonly listHref: To;
}

/** The wire has other names for two of the choices than the form. */
const ownNames = { product_id: "product", brand_id: "brand" };

/** Add Product: category, product, brand, state, city. */
export function AddProduct({ listHref, ...after }: AddProductProps) {
  const { lists, saving, add } = useAddProduct(after);
  usePageTitle(addProduct.title);

  return (
    <Page>
      <PageHead
        crumbs={[{ label: products.title, to: listHref }, { label: addProduct.title }]}
        title={addProduct.title}
        facts={addProduct.intro}
      />
      <div className={styles.place}>
        <SubmitForm initialValues={emptyProduct} validationSchema={addProductSchema} onSubmit={add}>
          <FormFields saving={saving} ownNames={ownNames} className={styles.form} isGuarded>
            <ChoiceField
              name="category"
              label={addProduct.category}
              placeholder={addProduct.chooseCategory}
              query={lists.categories}
            />
            <ChoiceField
              name="product"
              label={addProduct.product}
              placeholder={addProduct.chooseProduct}
              query={lists.products}
            />
            <ChoiceField
              name="brand"
              label={addProduct.brand}
              placeholder={addProduct.chooseBrand}
              query={lists.brands}
            />
            <ChoiceField
              name="state"
              label={addProduct.state}
              placeholder={addProduct.chooseState}
              query={lists.states}
            />
            <ChoiceField name="city" label={addProduct.city} placeholder={addProduct.chooseCity} query={lists.cities} />
            <div className={styles.actions}>
              <SubmitButton saving={saving} size="l" busyText={addProduct.sending}>
                {addProduct.submit}
              </SubmitButton>
              <ButtonLink to={listHref} variant="quiet" size="l">
                {addProduct.cancel}
              </ButtonLink>
            </div>
          </FormFields>
        </SubmitForm>
      </div>
    </Page>
  );
}
