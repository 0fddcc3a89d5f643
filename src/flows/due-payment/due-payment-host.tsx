import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createActor } from 'xstate';
import type { DueEvent } from '../../../machines/due-payment/index.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { useLocale } from '../../components/use-locale.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { loginPathTo } from '../session/signed-in-only.tsx';
import { Challenge } from '../three-d-secure/challenge.tsx';
import { dueChallengeViews } from './challenge-views.tsx';
import { duePaymentFlow } from './due-payment.services.ts';
import type { DueDraft } from './due-payment.types.ts';
import { DueScreen } from './index.tsx';

/** What is due, as a part of a page; `challenge` takes the whole page while the bank asks. */
export function useDuePayment({ keepsCards }: { keepsCards: boolean }): { part: ReactNode; challenge: ReactNode } {
  const api = useApi();
  const locale = useLocale();
  const { texts } = useRouter().options.context;
  const [snapshot, send] = useFlow(() =>
    createActor(
      duePaymentFlow(api, {
        keepsCards,
        prepare: () => loadMessages(texts[locale], locale, 'checkout', 'three-d-secure'),
      }),
      { input: { keySeed: crypto.randomUUID() } },
    ),
  );
  const [draft, write] = useState<DueDraft | null>(null);
  // A card that has paid, or that nobody wants to pay with, is not kept in sight.
  const hear = (event: DueEvent) => {
    if (event.type === 'pay.close' || event.type === 'due.close') write(null);
    send(event);
  };
  const loginPath = loginPathTo(pathIn(locale, '/account'));
  const { challenge } = snapshot.children;
  return {
    part: <DueScreen {...{ snapshot, draft, write, keepsCards, loginPath }} send={hear} now={Date.now} />,
    challenge: challenge && <Challenge actor={challenge} loginPath={loginPath} views={dueChallengeViews} />,
  };
}
