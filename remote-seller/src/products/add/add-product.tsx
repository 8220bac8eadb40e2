import { ErrorSummary } from "@mandi/shared/forms/parts/error-summary";
import { products, addProduct as words } from "@mandi/shared/messages/seller";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { Form, Formik, type FormikHelpers } from "formik";
import type { To } from "react-router-dom";
import { SavingButton } from "../../page/saving-button";
import styles from "./add-product.module.css";
import { type AddProductForm, addProductSchema, emptyProduct } from "./add-product.schema";
import { ChoiceField } from "./choice-field";
import { storeErrors } from "./store-errors";
import { useAddProduct } from "./use-add-product";

export interface AddProductProps {
  readonly listHref: To;
  /** The product was added and the form has had its moment: back to the list, which is old now. */
  readonly onAdded: () => void;
}

/** Add Product: category, product, brand, state, city. */
export function AddProduct({ listHref, onAdded }: AddProductProps) {
  const { lists, saving, add } = useAddProduct(onAdded);

  async function handleSubmit(form: AddProductForm, helpers: FormikHelpers<AddProductForm>): Promise<void> {
    const added = await add(form);
    if (added.kind === "refused") helpers.setErrors(storeErrors(added.failure));
  }

  return (
    <Page>
      <PageHead
        crumbs={[{ label: products.title, to: listHref }, { label: words.title }]}
        title={words.title}
        facts={words.intro}
      />
      <div className={styles.place}>
        <Formik initialValues={emptyProduct} validationSchema={addProductSchema} onSubmit={handleSubmit}>
          {({ dirty }) => (
            <Form className={styles.form} noValidate>
              <KeepTyped isDirty={dirty && !saving.isSaved} />
              <ErrorSummary serverError={saving.refusal} />
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
                <SavingButton saving={saving} size="l" busyText={words.sending}>
                  {words.submit}
                </SavingButton>
                <ButtonLink to={listHref} variant="quiet" size="l">
                  {words.cancel}
                </ButtonLink>
              </div>
            </Form>
          )}
        </Formik>
      </div>
    </Page>
  );
}
