import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId } from 'react';
import type { ConsentChoices } from '../../../domain/consent/index.ts';
import { Button } from '../../components/button.tsx';
import { CheckBox } from '../../components/check-box.tsx';
import { Dialog } from '../../components/modal.tsx';
import { Stack } from '../../components/stack.tsx';
import { Text } from '../../components/text.tsx';

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
    // Nothing is done for marketing, so nothing is asked; the cookie's form stays as it is.
    onChoose({ analytics: fields.has('analytics'), marketing: false });
  };
  return (
    <Dialog
      open
      onClose={onClose}
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
            <Trans>
              Ölçüm: hangi sayfaları açtığını ve hangi adımları attığını, adın olmadan, kendi sunucumuza yazalım.
            </Trans>
          </CheckBox>
        </Stack>
      </form>
    </Dialog>
  );
}
