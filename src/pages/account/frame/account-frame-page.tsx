import { Navigate, Outlet, useMatches } from '@tanstack/react-router';
import { accountMenuEntryAt, isMenuEntryOf } from '../../../../domain/account/index.ts';
import { pathIn, pathWithoutLocale } from '../../../../domain/locale/index.ts';
import { WithQueries } from '../../../app/with-queries.tsx';
import { SignedInOnly } from '../../../flows/session/signed-in-only.tsx';
import { useSession } from '../../../flows/session/use-session.ts';
import { useLocale } from '../../../components/use-locale.ts';
import { AccountFrame, WaitingPage } from './account-frame.tsx';

/**
 * Around every page of the account: who is a guest signs in first and comes back, and who has no such page is led to the
 * account. Spec §2.
 */
export function AccountArea() {
  const path = pathWithoutLocale(
    useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' }).replace(/\/$/, ''),
  );
  const account = useSession((snapshot) => snapshot.context.account);
  const locale = useLocale();
  const entry = accountMenuEntryAt(path);
  if (account && entry && !isMenuEntryOf(entry, account.accountType))
    return <Navigate to={pathIn(locale, '/account')} replace />;
  return (
    <WithQueries>
      <AccountFrame account={account} path={path}>
        <SignedInOnly waiting={<WaitingPage path={path} />}>
          <Outlet />
        </SignedInOnly>
      </AccountFrame>
    </WithQueries>
  );
}
