import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { failureOf } from '../../../domain/failure/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { type NewsletterOutcome, looksLikeEmail } from '../../../domain/newsletter/index.ts';
import { NewsletterForm, type NewsletterFormProps } from '../forms/newsletter-form.tsx';
import { useLocale } from '../words/use-locale.ts';

/** Rejects with a `Failure`. */
export type Subscribe = (email: string) => Promise<void>;

interface Asked {
  state: 'idle' | 'busy' | 'done';
  emailError?: ReactNode;
  consentError?: ReactNode;
}

export interface NewsletterProps extends Pick<NewsletterFormProps, 'heading' | 'fields' | 'submitProps'> {
  onSubscribe: Subscribe;
  /** Outcome of a form that was posted without JavaScript. */
  ended?: NewsletterOutcome | undefined;
}

/** The newsletter: consent of its own, never ticked beforehand; what was typed stays when something goes wrong. */
export function Newsletter({ onSubscribe, ended, ...shown }: NewsletterProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const missing = {
    email: t`E-posta adresini yaz.`,
    address: t`Bu adreste bir eksik var: ad@ornek.com gibi olmalı.`,
    consent: t`Yazabilmemiz için bu kutuyu işaretlemen gerekiyor.`,
    later: t`Şu an kaydedemedik. Birazdan bir daha dener misin?`,
  };
  const [asked, setAsked] = useState<Asked>(() => {
    if (ended === undefined) return { state: 'idle' };
    if (ended === 'sent') return { state: 'done' };
    return { state: 'idle', [ended === 'consent' ? 'consentError' : 'emailError']: missing[ended] };
  });

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (asked.state === 'busy') return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = fields.get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    const emailError = email === '' ? missing.email : looksLikeEmail(email) ? undefined : missing.address;
    const consentError = fields.has('consent') ? undefined : missing.consent;
    if (emailError ?? consentError) {
      setAsked({ state: 'idle', emailError, consentError });
      form.querySelector<HTMLInputElement>(emailError ? '[name=email]' : '[name=consent]')?.focus();
      return;
    }
    setAsked({ state: 'busy' });
    try {
      await onSubscribe(email);
      setAsked({ state: 'done' });
    } catch (error) {
      const { kind, message } = failureOf(error);
      setAsked({
        state: 'idle',
        emailError:
          kind === 'offline'
            ? t`İnternet yok gibi görünüyor. Adresin burada duruyor; bağlanınca bir daha dene.`
            : message
              ? inLocale(message, locale)
              : t`Şu an kaydedemedik. Adresin burada duruyor; birazdan bir daha dene.`,
      });
    }
  }

  return (
    <div id="letter" data-state={asked.state}>
      <NewsletterForm
        {...shown}
        formProps={{ onSubmit: (event) => void ask(event) }}
        busy={asked.state === 'busy'}
        emailError={asked.emailError}
        consentError={asked.consentError}
        {...(asked.state === 'done'
          ? {
              done: (
                <Trans>
                  Neredeyse tamam. Sana bir e-posta yolladık; içindeki bağlantıya dokununca listedesin. Dokunmazsan hiç
                  yazmayız.
                </Trans>
              ),
            }
          : {})}
      />
    </div>
  );
}
