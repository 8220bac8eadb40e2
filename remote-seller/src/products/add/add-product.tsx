import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import type { SubmitOptions } from "@mandi/shared/forms/use-submit";
import { products, addProduct as words } from "@mandi/shared/messages/seller";
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

/** The wire calls two of the choices by other names than the form. */
const ownNames = { product_id: "product", brand_id: "brand" };

/** Add Product: category, product, brand, state, city. */
export function AddProduct({ listHref, ...after }: AddProductProps) {
  const { lists, saving, add } = useAddProduct(after);

  return (
    <Page>
      <PageHead
        crumbs={[{ label: products.title, to: listHref }, { label: words.title }]}
        title={words.title}
        facts={words.intro}
      />
      <div className={styles.place}>
        <SubmitForm initialValues={emptyProduct} validationSchema={addProductSchema} onSubmit={add}>
          <FormFields saving={saving} ownNames={ownNames} className={styles.form} isGuarded>
            <ChoiceField
              name="category"
              label={words.category}
              placeholder={words.chooseCategory}
              query={lists.categories}
            />
            <ChoiceField
              name="product"
              label={words.product}
              placeholder={words.chooseProduct}
              query={lists.products}
            />
            <ChoiceField name="brand" label={words.brand} placeholder={words.chooseBrand} query={lists.brands} />
            <ChoiceField name="state" label={words.state} placeholder={words.chooseState} query={lists.states} />
            <ChoiceField name="city" label={words.city} placeholder={words.chooseCity} query={lists.cities} />
            <div className={styles.actions}>
              <SubmitButton saving={saving} size="l" busyText={words.sending}>
                {words.submit}
              </SubmitButton>
              <ButtonLink to={listHref} variant="quiet" size="l">
                {words.cancel}
              </ButtonLink>
            </div>
          </FormFields>
        </SubmitForm>
      </div>
    </Page>
  );
}
