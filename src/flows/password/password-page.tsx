import { Navigate } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { pathIn } from '../../../domain/locale/index.ts';
import { refreshAccount } from '../../app/refresh-account.ts';
import { session } from '../../app/session.ts';
import { useFlow } from '../../app/use-flow.ts';
import { useLocale } from '../../components/use-locale.ts';
import type { Api } from '../../services/http/index.ts';
import { PasswordScreen } from './index.tsx';
import { passwordFlow } from './password.services.ts';

export interface PasswordPageProps {
  api: Api;
  /** What the address is for: to change a password, or to create a first one. */
  isChange: boolean;
}

/** Of the two addresses the one that does not apply leads to the other. */
export function PasswordPage({ api, isChange }: PasswordPageProps) {
  const locale = useLocale();
  const [snapshot, send] = useFlow(() =>
    createActor(
      passwordFlow(api, (renewed) => {
        session.send({ type: 'session.open', session: renewed, at: Date.now() });
        refreshAccount(api);
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
  return <PasswordScreen snapshot={snapshot} send={send} isChange={isChange} />;
}
