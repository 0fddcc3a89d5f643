import { Navigate, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { createActor } from 'xstate';
import { pathIn } from '../../../domain/locale/index.ts';
import { refreshAccount, renewSession } from '../session/refresh-account.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { SecurityLink } from '../../components/account/security-link.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { PasswordScreen } from './password-screen.tsx';
import { passwordFlow } from './password.services.ts';

/** One page at two URLs (create, change): the one that does not apply redirects to the other. */
export function PasswordPage() {
  const [isChange] = useState(useLocation({ select: ({ pathname }) => /\/change-password\b/.test(pathname) }));
  const api = useApi();
  const locale = useLocale();
  const [snapshot, send] = useFlow(() =>
    createActor(
      passwordFlow(api, (renewed) => {
        void renewSession(renewed).then(() => refreshAccount(api));
      }),
    ),
  );
  const { view } = snapshot.context;
  if (snapshot.matches('ready') && view && view.hasPassword !== isChange) {
    return (
      <Navigate
        to={pathIn(locale, view.hasPassword ? '/account/change-password' : '/account/create-password')}
        replace
      />
    );
  }
  return (
    <Stack gap={5}>
      <PasswordScreen snapshot={snapshot} send={send} isChange={isChange} />
      <SecurityLink />
    </Stack>
  );
}
