import { useHydrated } from '@tanstack/react-router';

/**
 * The query of the address; `none` while the page hydrates, because public pages are rendered once per path, without a
 * query.
 */
export const useSettledSearch = <Search>(search: Search, none: Search): Search => (useHydrated() ? search : none);
