import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/basics/button.tsx';
import { CheckBox } from '../../../components/fields/check-box.tsx';
import { FormErrors } from '../../../components/forms/form-errors.tsx';
import { Dialog } from '../../../components/dialogs/modal.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { useFailureWords } from '../../../components/words/use-failure-words.ts';
import type { QuizPartProps } from './quiz.types.ts';

/** Explicit consent before answers stay on this device. */
export function KeepDialog({ snapshot, send }: QuizPartProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [hasConsent, setConsent] = useState(false);
  const { errors, failure } = snapshot.context;
  const own = {
    STORAGE_DENIED: t`Tarayıcın bu cihazda saklamaya izin vermiyor. Cevapların bu sekme açıkken durur.`,
    STORAGE_TIMEOUT: t`Taslak saklandı mı bilmiyoruz. Bir daha dener misin?`,
  };
  return (
    <Dialog
      open
      onClose={() => send({ type: 'draft.cancel' })}
      title={<Trans>Sonra devam et</Trans>}
      footer={
        <Row>
          <Button
            look="main"
            busy={snapshot.hasTag('busy')}
            onClick={() => send({ type: 'draft.keep', hasConsent })}
          >{t`Bu cihazda sakla`}</Button>
          <Button onClick={() => send({ type: 'draft.cancel' })}>{t`Vazgeç`}</Button>
        </Row>
      }
    >
      <Stack gap={4}>
        {failure && <FormErrors summary={failureWords(failure, own)} />}
        <p>
          <Trans>
            Cevapların 30 gün bu cihazda kalır; bu tarayıcıyı açan herkes görebilir. Dilediğin an silersin; süre
            dolduktan sonra testi ilk açışında silinir.
          </Trans>
        </p>
        <CheckBox
          checked={hasConsent}
          error={errors.length > 0 && t`Saklamak için açık rızan gerekiyor.`}
          onCheckedChange={setConsent}
        >
          <Trans>
            <b>Açık rıza.</b> Döngü ve akış cevaplarım sağlık verisidir. Bu cihazda 30 gün saklanmasına izin veriyorum.
          </Trans>
        </CheckBox>
      </Stack>
    </Dialog>
  );
}
