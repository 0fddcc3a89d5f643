import { lazy, Suspense } from 'react';
import { ALL_ACCEPTED, ALL_REJECTED, type ConsentChoices } from '../../../domain/consent/index.ts';
import { CookieBanner } from '../../components/cookie-banner.tsx';

const CookieChoices = lazy(() => import('./cookie-choices.tsx'));

interface CookieConsentProps {
  consent: ConsentChoices | null | undefined;
  onConsent: (choices: ConsentChoices) => void;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
}

/** Asks while there is no tracking-preferences cookie; the footer opens the choices again at any time. Spec §2. */
export function CookieConsent({ consent, onConsent, isChoosing, onChoosing }: CookieConsentProps) {
  const choose = (choices: ConsentChoices) => {
    onConsent(choices);
    onChoosing(false);
  };
  return (
    <>
      {consent === null && !isChoosing && (
        <CookieBanner
          onAccept={() => choose(ALL_ACCEPTED)}
          onReject={() => choose(ALL_REJECTED)}
          onChoose={() => onChoosing(true)}
        />
      )}
      <Suspense>
        {isChoosing && <CookieChoices consent={consent} onChoose={choose} onClose={() => onChoosing(false)} />}
      </Suspense>
    </>
  );
}
