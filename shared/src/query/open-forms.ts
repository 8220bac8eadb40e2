/** A failed query as the open forms see it: its store. */
export interface FailedQuery {
  readonly setState: (change: { readonly data: undefined }) => void;
  readonly subscribe: (listener: (state: { readonly error: unknown }) => void) => () => void;
}

/**
 * What becomes of the data of a page that may no longer be shown: it is removed, while a dialog or a form with input is open only later
 * (docs/decisions/0249-open-forms-keep-their-page.md). The code for the latter loads with the forms.
 */
export const openForms: { lose: (query: FailedQuery, error: unknown) => void } = {
  lose: (query) => query.setState({ data: undefined }),
};
