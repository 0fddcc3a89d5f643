import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId } from 'react';
import { ALL_ACCEPTED, ALL_REJECTED, type ConsentChoices } from '../../../domain/consent/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { CheckBox } from '../../components/fields/check-box.tsx';
import { Dialog } from '../../components/dialogs/modal.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { styled } from '../../theme/stitches.ts';

/** Refusing is as easy as accepting: both buttons have one size, beside or below each other. */
const Answers = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(9rem,1fr))',
  gap: '$2',
});

interface CookieChoicesProps {
  consent: ConsentChoices | null | undefined;
  onChoose: (choices: ConsentChoices) => void;
  onClose: () => void;
}

/** The choices one by one. Loaded when first asked for. */
export function CookieChoices({ consent, onChoose, onClose }: CookieChoicesProps) {
  const { t } = useLingui();
  const form = useId();
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onChoose({ analytics: fields.has('analytics'), marketing: fields.has('marketing') });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Çerez tercihlerin</Trans>}
      footer={
        <>
          <Answers>
            <Button look="ink" onClick={() => onChoose(ALL_ACCEPTED)}>{t`Hepsini kabul et`}</Button>
            <Button look="ink" onClick={() => onChoose(ALL_REJECTED)}>{t`Hepsini reddet`}</Button>
          </Answers>
          <Button type="submit" form={form} look="main" wide>
            {t`Tercihlerimi kaydet`}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={keep}>
        <Stack>
          <Text>
            <Trans>Sepet, oturum ve güvenlik için gereken çerezler her zaman açık. Gerisi senin kararın.</Trans>
          </Text>
          <CheckBox name="analytics" value="yes" defaultChecked={consent?.analytics ?? false}>
            <Trans>
              Ölçüm: hangi sayfaları açtığını ve hangi adımları attığını, adın olmadan, kendi sunucumuza yazalım.
            </Trans>
          </CheckBox>
          <CheckBox name="marketing" value="yes" defaultChecked={consent?.marketing ?? false}>
            <Trans>
              Pazarlama: ölçtüklerimizi aynı rastgele numarayla Google Analytics’e aktaralım; reklamlarımızın işe
              yarayıp yaramadığını görelim. Ölçüme izin vermezsen aktaracak bir şey olmaz.
            </Trans>
          </CheckBox>
        </Stack>
      </form>
    </Dialog>
  );
}
