import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { pathIn } from '../../../domain/locale/index.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { deleteAccountFlow } from './delete-account.services.ts';
import { DeleteAccountScreen } from './delete-account-screen.tsx';

/** After deletion /auth/logout confirms it: this page is for customers who have an account. */
export function DeleteAccountPage() {
  const api = useApi();
  const router = useRouter();
  const locale = useLocale();
  const [snapshot, send] = useFlow(() => createActor(deleteAccountFlow(api)));
  const { receipt } = snapshot.context;
  useEffect(() => {
    if (!receipt) return;
    void router.navigate({ to: pathIn(locale, '/auth/logout'), replace: true, state: { left: receipt } });
  }, [receipt, router, locale]);
  return <DeleteAccountScreen snapshot={snapshot} send={send} />;
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface HistoryState {
    /** The account was deleted just now. */
    left?: { cancelledSubscriptionCount: number };
  }
}
