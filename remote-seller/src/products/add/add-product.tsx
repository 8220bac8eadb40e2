import { products, addProduct as words } from "@mandi/shared/messages/seller";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { ErrorSummary } from "@mandi/shared/ui/controls/error-summary";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Form, Formik, type FormikHelpers } from "formik";
import type { To } from "react-router-dom";
import { useIntentKey } from "../../page/use-intent-key";
import { useSaving } from "../../page/use-saving";
import { readBrands, readCategories, readCities, readProducts, readStates, storeProduct } from "./add-product.api";
import styles from "./add-product.module.css";
import { type AddProductForm, addProductSchema, emptyProduct, toStoreBody } from "./add-product.schema";
import { ChoiceField } from "./choice-field";
import { storeErrors } from "./store-errors";

export interface AddProductProps {
  readonly listHref: To;
  /** The product was added and the form has had its moment: back to the list, which is old now. */
  readonly onAdded: () => void;
}

/** Add Product: category, product, brand, state, city. */
export function AddProduct({ listHref, onAdded }: AddProductProps) {
  const saving = useSaving({ onLeave: onAdded });
  const { keyFor } = useIntentKey();

  async function handleSubmit(form: AddProductForm, helpers: FormikHelpers<AddProductForm>): Promise<void> {
    const body = toStoreBody(form);
    const failure = await saving.save(() => storeProduct(body, keyFor(body)));
    if (failure) helpers.setErrors(storeErrors(failure));
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
          <Form className={styles.form} noValidate>
            <ErrorSummary serverError={saving.refusal} />
            <ChoiceField
              name="category"
              label={words.category}
              placeholder={words.chooseCategory}
              load={(_form, signal) => readCategories(signal)}
            />
            <ChoiceField name="product" label={words.product} placeholder={words.chooseProduct} load={readProducts} />
            <ChoiceField name="brand" label={words.brand} placeholder={words.chooseBrand} load={readBrands} />
            <ChoiceField name="state" label={words.state} placeholder={words.chooseState} load={readStates} />
            <ChoiceField name="city" label={words.city} placeholder={words.chooseCity} load={readCities} />
            <div className={styles.actions}>
              <Button
                type="submit"
                variant="primary"
                size="l"
                isBusy={saving.isSending}
                busyText={words.sending}
                disabled={saving.isShut || saving.isSaved}
              >
                {words.submit}
              </Button>
              <ButtonLink to={listHref} variant="quiet" size="l">
                {words.cancel}
              </ButtonLink>
            </div>
          </Form>
        </Formik>
      </div>
    </Page>
  );
}
