import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathIn } from '../../../domain/locale/index.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { loginPathTo } from '../session/signed-in-only.tsx';

/** What a flow that pays on the page of this path is connected with. */
export function usePaymentPage(path: string) {
  const api = useApi();
  const locale = useLocale();
  const router = useRouter();
  const { texts } = router.options.context;
  // Where the bank led back in the whole window: the flow asks, and knows more than the address, which forgets it.
  useEffect(() => {
    const { pathname, searchStr } = router.state.location;
    if (new URLSearchParams(searchStr).has('attempt')) void router.navigate({ href: pathname, replace: true });
  }, [router]);
  return {
    api,
    /** With the way back here in it. */
    loginPath: loginPathTo(pathIn(locale, path)),
    /** Fetches what the bank's page says: the account does without. */
    prepare: () => loadMessages(texts[locale], locale, 'checkout', 'three-d-secure'),
  };
}
