import type { ReactNode } from 'react';
import { WithQueries } from '../../../app/with-queries.tsx';
import { SignedInOnly } from '../../../flows/session/signed-in-only.tsx';
import { useSession } from '../../../flows/session/use-session.ts';
import { AccountFrame, WaitingPage } from './account-frame.tsx';

/** Around every page of the account: who is a guest signs in first and comes back. `path` without its language. */
export function AccountFramePage({ path, children }: { path: string; children: ReactNode }) {
  const account = useSession((snapshot) => snapshot.context.account);
  return (
    <WithQueries>
      <AccountFrame account={account} path={path}>
        <SignedInOnly waiting={<WaitingPage path={path} />}>{children}</SignedInOnly>
      </AccountFrame>
    </WithQueries>
  );
}
