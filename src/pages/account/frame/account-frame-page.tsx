import { Outlet, useMatches } from '@tanstack/react-router';
import { pathWithoutLocale } from '../../../../domain/locale/index.ts';
import { WithQueries } from '../../../app/with-queries.tsx';
import { SignedInOnly } from '../../../flows/session/signed-in-only.tsx';
import { useSession } from '../../../flows/session/use-session.ts';
import { AccountFrame, WaitingPage } from './account-frame.tsx';

/** Around every page of the account: who is a guest signs in first and comes back. */
export function AccountArea() {
  const path = pathWithoutLocale(
    useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' }).replace(/\/$/, ''),
  );
  const account = useSession((snapshot) => snapshot.context.account);
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
