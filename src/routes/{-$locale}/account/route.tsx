import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { pathWithoutLocale } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { AccountFramePage } from '../../../pages/account/frame/account-frame-page.tsx';

/** The frame of the account's pages. Signed in only. */
export const Route = createFileRoute('/{-$locale}/account')({
  ssr: false,
  staticData: { app: 'now' },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'account'),
  component: Account,
});

function Account() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  return (
    <AccountFramePage path={pathWithoutLocale(path).replace(/\/$/, '')}>
      <Outlet />
    </AccountFramePage>
  );
}
