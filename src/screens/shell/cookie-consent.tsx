import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId } from 'react';
import { ALL_ACCEPTED, ALL_REJECTED, type ConsentChoices } from '../../../domain/consent/index.ts';
import { Button } from '../../components/button.tsx';
import { CheckBox } from '../../components/check-box.tsx';
import { CookieBanner } from '../../components/cookie-banner.tsx';
import { Dialog } from '../../components/modal.tsx';
import { Stack } from '../../components/stack.tsx';
import { Text } from '../../components/text.tsx';

interface CookieConsentProps {
  consent: ConsentChoices | null | undefined;
  onConsent: (choices: ConsentChoices) => void;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
}

/** Asks while there is no tracking-preferences cookie; the footer opens the choices again at any time. Spec §2. */
export function CookieConsent({ consent, onConsent, isChoosing, onChoosing }: CookieConsentProps) {
  const { t } = useLingui();
  const form = useId();
  const choose = (choices: ConsentChoices) => {
    onConsent(choices);
    onChoosing(false);
  };
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    choose({ analytics: fields.has('analytics'), marketing: fields.has('marketing') });
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
      <Dialog
        open={isChoosing}
        onClose={() => onChoosing(false)}
        title={<Trans>Çerez tercihlerin</Trans>}
        footer={
          <Button type="submit" form={form} look="main" wide>
            {t`Tercihlerimi kaydet`}
          </Button>
        }
      >
        <form id={form} onSubmit={keep}>
          <Stack>
            <Text>
              <Trans>Sepet, oturum ve güvenlik için gereken çerezler her zaman açık. Gerisi senin kararın.</Trans>
            </Text>
            <CheckBox name="analytics" value="yes" defaultChecked={consent?.analytics ?? false}>
              <Trans>Ölçüm: hangi sayfaların işe yaradığını görelim.</Trans>
            </CheckBox>
            <CheckBox name="marketing" value="yes" defaultChecked={consent?.marketing ?? false}>
              <Trans>Reklam: başka yerlerde de sana uygun şeyler gösterelim.</Trans>
            </CheckBox>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
