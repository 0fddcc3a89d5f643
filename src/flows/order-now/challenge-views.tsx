import { Trans } from '@lingui/react/macro';
import { challengeViews } from '../three-d-secure/challenge-views.tsx';

/** 3-D Secure texts for the payment of a box that is sent today, in place of an order's. */
export const nowChallengeViews = challengeViews({
  unapproved: <Trans>Onaylamadan vazgeçersen kutun eski gününde gelir.</Trans>,
  closing: <Trans>Sonucu bankana soruyoruz. Onaylamadıysan para çekilmez, kutun eski gününde gelir.</Trans>,
  eitherWay: (
    <Trans>Çekildiyse kutun bugün hazırlanır, e-postayla da yazarız. Çekilmediyse kutun eski gününde gelir.</Trans>
  ),
});
