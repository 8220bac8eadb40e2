/** A failed query as the open forms see it: its store. */
export interface FailedQuery {
  readonly setState: (change: { readonly data: undefined }) => void;
  readonly subscribe: (listener: (state: { readonly error: unknown }) => void) => () => void;
}

/**
 * Removes the data of a page that may no longer be shown. While a dialog or a form with input is open, it waits until that
 * closes (docs/decisions/0249-open-forms-keep-their-page.md); the code for that loads with the forms.
 */
export const openForms: { lose: (query: FailedQuery, error: unknown) => void } = {
  lose: (query) => query.setState({ data: undefined }),
};
