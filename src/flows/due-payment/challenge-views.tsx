import { Trans } from '@lingui/react/macro';
import { challengeViews } from '../three-d-secure/challenge-views.tsx';

/** 3-D Secure texts for the payment of a due box, in place of an order's. */
export const dueChallengeViews = challengeViews({
  unapproved: <Trans>Onaylamadan vazgeçersen kutun beklemeye devam eder.</Trans>,
  closing: <Trans>Sonucu bankana soruyoruz. Onaylamadıysan para çekilmez, kutun beklemeye devam eder.</Trans>,
  eitherWay: (
    <Trans>Çekildiyse kutun yola hazırlanır, e-postayla da yazarız. Çekilmediyse hesabından yeniden ödersin.</Trans>
  ),
});
