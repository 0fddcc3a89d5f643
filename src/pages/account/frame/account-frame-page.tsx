import { Navigate, Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { isEverybodys, ledAwayFrom } from '../../../../domain/account/index.ts';
import { pathIn, pathWithoutLocale } from '../../../../domain/locale/index.ts';
import { reloadAccount } from '../../../flows/session/refresh-account.ts';
import { hasSession } from '../../../base/visitor/signed-in.ts';
import { typedKeeperOf } from '../../../base/visitor/typed-keeper.ts';
import { useApi } from '../../../base/data/use-api.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import { TypedContext } from '../../../components/hooks/use-typed.ts';
import { WithQueries } from '../../../base/data/with-queries.tsx';
import { SignedInOnly } from '../../../flows/session/signed-in-only.tsx';
import { useSession } from '../../../flows/session/use-session.ts';
import { AccountFrame, WaitingPage } from './account-frame.tsx';

/**
 * Around every page of the account: guests sign in first and come back; an account without such a page is led to the
 * account's first page. Spec §2.
 */
export function AccountArea() {
  const path = pathWithoutLocale(
    useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' }).replace(/\/$/, ''),
  );
  const account = useSession((snapshot) => snapshot.context.account);
  const locale = useLocale();
  useNewestAccount(account !== null);
  // An account that cannot be read now sees the page all the same: the server decides.
  const isUnread = useSession((snapshot) => snapshot.matches({ signedIn: 'unidentified' }));
  const away = account && ledAwayFrom(path, account);
  const isTheirs = account !== null || isUnread || isEverybodys(path);
  const owner = account?._id ?? null;
  const keeper = useMemo(() => (owner === null ? null : typedKeeperOf(owner)), [owner]);
  return (
    <WithQueries>
      <TypedContext value={keeper}>
        <AccountFrame account={account} path={path}>
          <SignedInOnly waiting={<WaitingPage path={path} />}>
            {away ? (
              <Navigate to={pathIn(locale, away)} replace />
            ) : isTheirs ? (
              <Outlet />
            ) : (
              <WaitingPage path={path} />
            )}
          </SignedInOnly>
        </AccountFrame>
      </TypedContext>
    </WithQueries>
  );
}

/** Reads an account that is known already again, also when the window gets the focus: the balance may have changed. */
function useNewestAccount(isKnown: boolean): void {
  const api = useApi();
  const [wasKnown] = useState(isKnown);
  useEffect(() => {
    const read = () => {
      if (hasSession()) reloadAccount(api);
    };
    if (wasKnown) read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [api, wasKnown]);
}
