import { type Catalog, catalogs, loaderOf } from './i18n.ts';

/** `loadMessages` that knows the catalogues of the account's pages too: `account/cards`. */
export const loadAccountMessages = loaderOf({ ...catalogs, ...import.meta.glob<Catalog>('/locales/*/account/*.po') });
