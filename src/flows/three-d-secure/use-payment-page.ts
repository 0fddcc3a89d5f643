import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathIn } from '../../../domain/locale/index.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { loginPathTo } from '../session/signed-in-only.tsx';

/** API, paths and texts for a paying flow on the page of this path. */
export function usePaymentPage(path: string) {
  const api = useApi();
  const locale = useLocale();
  const router = useRouter();
  const { texts } = router.options.context;
  // After the bank's redirect of the whole window: the flow has read the parameter, so it is removed from the URL.
  useEffect(() => {
    const { pathname, searchStr } = router.state.location;
    if (new URLSearchParams(searchStr).has('attempt')) void router.navigate({ href: pathname, replace: true });
  }, [router]);
  return {
    api,
    /** Sign-in path that leads back to this page. */
    loginPath: loginPathTo(pathIn(locale, path)),
    /** Loads the texts around the bank's page, which the account's other pages do not need. */
    prepare: () => loadMessages(texts[locale], locale, 'checkout', 'three-d-secure'),
  };
}
