import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { pathIn } from '../../../domain/locale/index.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Api } from '../../services/http/index.ts';
import { MailedReviewScreen } from './mailed-review-screen.tsx';
import { mailedReviewFlow } from './mailed-review.services.ts';

/** `token`: the signed token of the mailed link. */
export function MailedReviewPage({ api, token }: { api: Api; token: string }) {
  const router = useRouter();
  const locale = useLocale();
  const [snapshot, send] = useFlow(() => createActor(mailedReviewFlow(api), { input: { token } }));
  const { reminder } = snapshot.context;
  // The fragment opens the review at once.
  const place = reminder && pathIn(locale, `/account/orders/${reminder.orderId}#review`);
  const isOwn = snapshot.matches('own');
  useEffect(() => {
    if (isOwn && place !== null) void router.navigate({ href: place, replace: true });
  }, [isOwn, place, router]);
  return <MailedReviewScreen snapshot={snapshot} send={send} place={place ?? '/account'} />;
}
