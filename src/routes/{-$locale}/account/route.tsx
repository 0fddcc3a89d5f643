import { msg } from '@lingui/core/macro';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { AccountWaiting } from '../../../pages/account/frame/account-waiting.tsx';
import { privateHead } from '../../../pages/shell/head/page-head.ts';

/** The frame of the account's pages. Signed in only. */
export const Route = createFileRoute('/{-$locale}/account')({
  ssr: false,
  staticData: { app: 'now', frame: 'account' },
  async loader({ context }) {
    const [{ titles }] = await Promise.all([
      import('../../../pages/account/area.ts'),
      loadMessages(context.i18n, context.locale, 'account'),
    ]);
    return { titles };
  },
  head: ({ match, matches, loaderData }) => {
    const { pathname } = matches.at(-1) ?? match;
    // On the server nothing of the account is read: every page has this title there.
    const title = loaderData?.titles[pathname.split('/').findLast(Boolean) ?? ''] ?? msg`Hesabım`;
    return privateHead({ title: match.context.i18n._(title) });
  },
  pendingComponent: AccountWaiting,
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'AccountArea'),
});
