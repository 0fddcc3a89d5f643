import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import type { FormProps } from './add-form.tsx';
import { Button } from '../basics/button.tsx';
import { CheckBox } from '../fields/check-box.tsx';
import { Notice } from '../feedback/notice.tsx';
import { TextField } from '../fields/text-field.tsx';

const Frame = styled('section', {
  display: 'grid',
  gap: '$6',
  paddingBottom: '$8',
  '& > div:first-child': { display: 'grid', gap: '$3' },
  '@md': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: '5rem', alignItems: 'center', paddingBottom: '$9' },
});

const Line = styled('div', {
  display: 'grid',
  gap: '$3',
  '& input': { borderRadius: '$full', paddingInline: '1.4rem' },
  '@sm': { gridTemplateColumns: 'minmax(0,1fr) auto', alignItems: 'start', '& > button': { marginTop: '1.85rem' } },
});

export interface NewsletterFormProps {
  /** In place of the home page's title and sentence. */
  heading?: ReactNode;
  /** Posted with the form without JavaScript. */
  fields?: Readonly<Record<string, string>>;
  /** Attributes of the button: `needsApp`. */
  submitProps?: Partial<ComponentProps<typeof Button>>;
  formProps?: FormProps;
  busy?: boolean;
  emailError?: ReactNode;
  consentError?: ReactNode;
  /** Shown in place of the form. */
  done?: ReactNode;
}

/** A newsletter a month. Posts `email` and `consent`. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { heading, fields = {}, submitProps, formProps, busy = false, emailError, consentError, done } = props;
  const { t } = useLingui();
  return (
    <Frame>
      <div>
        {heading ?? (
          <>
            <h2>
              <Trans>
                Ayda bir bülten. <em>Reklam değil, bilgi.</em>
              </Trans>
            </h2>
            <p>
              <Trans>Akış, ağrı, uyku, okuldaki ilk gün… Uzmanına sorup açık açık yazıyoruz.</Trans>
            </p>
          </>
        )}
      </div>
      {done ? (
        <Notice tone="success" aria-live="polite">
          {done}
        </Notice>
      ) : (
        <form method="post" action="/newsletter" noValidate {...formProps}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Line>
            <TextField
              label={t`E-posta adresin`}
              type="email"
              name="email"
              autoComplete="email"
              required
              error={emailError}
            />
            <Button type="submit" look="ink" busy={busy} {...submitProps}>{t`Beni de yaz`}</Button>
          </Line>
          <CheckBox name="consent" value="yes" error={consentError}>
            <Trans>
              Bana e-postayla bülten gönderilmesini kabul ediyorum. Her bültenin altındaki bağlantıyla listeden
              çıkabilirim.
            </Trans>
          </CheckBox>
        </form>
      )}
    </Frame>
  );
}
