import { useCallback } from 'react';
import { ALL_ACCEPTED, ALL_REJECTED, type ConsentChoices } from '../../../domain/consent/index.ts';
import { CookieBanner } from '../../components/shell/cookie-banner.tsx';
import { useLate } from '../../components/hooks/use-late.ts';

const loadChoices = () => import('./cookie-choices.tsx');

interface CookieConsentProps {
  consent: ConsentChoices | null | undefined;
  onConsent: (choices: ConsentChoices) => void;
  isChoosing: boolean;
  /** Must stay the same between renders, as `onLost`. */
  onChoosing: (isChoosing: boolean) => void;
  onLost: () => void;
}

/** Asks while there is no tracking-preferences cookie; the footer opens the choices again at any time. Spec §2. */
export function CookieConsent({ consent, onConsent, isChoosing, onChoosing, onLost }: CookieConsentProps) {
  const lose = useCallback(() => {
    onChoosing(false);
    onLost();
  }, [onChoosing, onLost]);
  const choices = useLate(loadChoices, isChoosing, lose);
  const choose = (chosen: ConsentChoices) => {
    onConsent(chosen);
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
      {isChoosing && choices && (
        <choices.CookieChoices consent={consent} onChoose={choose} onClose={() => onChoosing(false)} />
      )}
    </>
  );
}
