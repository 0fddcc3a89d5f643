import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../domain/failure/index.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { CheckBox } from '../../../components/fields/check-box.tsx';
import { FormErrors } from '../../../components/forms/form-errors.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFailureWords } from '../../../components/words/use-failure-words.ts';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import { QuestionHead } from '../parts/quiz-frame.tsx';
import type { QuestionProps } from '../parts/quiz.types.ts';

export function DeliveryStep({ draft, errors, change, failure }: QuestionProps & { failure: Failure | null }) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const failureWords = useFailureWords();
  const email = errors.find(({ field }) => field === 'email');
  const consent = errors.find(({ field }) => field === 'consent');
  const own = {
    TIMEOUT: t`Yanıt gecikti; cevapların saklandı mı bilmiyoruz. Yeniden deneyebilirsin, ya da kaydetmeden göster.`,
    OFFLINE: t`İnternet yok gibi görünüyor. Cevapların duruyor; kaydetmeden göstermek internetsiz de olur.`,
    UNAVAILABLE: t`Şu an yanıt veremiyoruz; cevapların saklandı mı bilmiyoruz. Yeniden deneyebilirsin, ya da kaydetmeden göster.`,
    CONSENT_REQUIRED: t`Açık rızan olmadan saklayamayız. Rıza vermeden de sonucu görebilirsin.`,
  };
  return (
    <Stack gap={5} css={{ maxWidth: '46rem' }}>
      <QuestionHead
        title={
          <Trans>
            Kutun hazır. <em>Saklayalım mı?</em>
          </Trans>
        }
        lead={
          <Trans>
            Saklarsak sonucun kendi adresi olur; e-posta yazarsan bağlantısı da gelir. Dilediğin gün açar, cevaplarını
            değiştirirsin.
          </Trans>
        }
      />
      {failure && <FormErrors summary={failureWords(failure, own)} />}
      <TextField
        type="email"
        label={t`E-posta adresin`}
        note={t`isteğe bağlı`}
        value={draft.email}
        autoComplete="email"
        maxLength={254}
        error={email && fieldWords(email, { invalid: t`Bu bir e-posta adresine benzemiyor.` })}
        onValueChange={(value) => change({ email: value })}
      />
      <CheckBox
        checked={draft.hasConsent}
        error={consent && fieldWords(consent, { notAccepted: t`Saklamak için açık rızan gerekiyor.` })}
        onCheckedChange={(hasConsent) => change({ hasConsent })}
      >
        <Trans>
          <b>Açık rıza.</b> Döngü ve akış cevaplarım sağlık verisidir. Mercan’ın bunları yalnızca bana kutu önermek için
          saklamasına izin veriyorum.
        </Trans>{' '}
        <TextLink href="/know-us/kvkk" target="_blank">{t`Aydınlatma metni`}</TextLink>
      </CheckBox>
      <Notice tone="success">
        <Trans>
          <b>Rıza vermezsen sonucu yine görürsün.</b> Cevapların bu cihazdan çıkmaz; sekmeyi kapatınca silinir. Rıza
          verirsen de sonuç sayfasındaki “Cevaplarımı sil” hepsini siler.
        </Trans>
      </Notice>
    </Stack>
  );
}
