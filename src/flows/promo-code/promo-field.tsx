import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { inLocale } from '../../../domain/locale/index.ts';
import { isCodeInEffect, longestPromoCode } from '../../../domain/promo/index.ts';
import type { PromoCodeEvent, promoCodeMachine } from '../../../machines/promo-code/index.ts';
import { Button, QuietButton } from '../../components/basics/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useHandedFocus } from '../../components/hooks/use-handed-focus.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { Applied, CodeForm } from './promo-code.styles.ts';
import { icon } from '../../components/basics/icons.tsx';

const TagIcon = icon('M4 4h8l8.5 8.5-8 8L4 12V4ZM8.2 8.2v.1');

export interface PromoFieldProps {
  promo: SnapshotFrom<typeof promoCodeMachine>;
  send: (event: PromoCodeEvent) => void;
  /** The calculation shown has taken the code into account. */
  isPriced: boolean;
}

/** The applied code with a button that removes it, or a field that shows why a code is refused. */
export function PromoField({ promo, send, isPriced }: PromoFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const { inEffect, error, asked } = promo.context;
  const known = asked?.code ?? inEffect?.code ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const hasAsked = useRef(false);
  const place = useHandedFocus();
  const isFailed = promo.hasTag('troubled');

  useEffect(() => {
    if (!hasAsked.current || promo.hasTag('busy')) return;
    hasAsked.current = false;
    // The refused code stays in the field and the focus goes back to it.
    if (isFailed) document.getElementById(id)?.focus();
  }, [promo, isFailed, id]);

  if (promo.hasTag('accepted') && inEffect?.code) {
    return (
      <Applied ref={place} data-code-field="" data-state="accepted">
        <TagIcon />
        <span>
          <b>{inEffect.code}</b>
          <small>{isPriced ? t`Kodun sepete işlendi.` : t`Kodun sepete işleniyor…`}</small>
        </span>
        <QuietButton
          aria-label={t`${inEffect.code} kodunu kaldır`}
          onClick={() => send({ type: 'code.clear' })}
        >{t`Kaldır`}</QuietButton>
      </Applied>
    );
  }

  const value = typed ?? known;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isBlank = value.trim() === '';
    setMissing(isBlank);
    if (isBlank) {
      document.getElementById(id)?.focus();
      return;
    }
    hasAsked.current = true;
    // From here on the flow has what was typed.
    setTyped(null);
    if (promo.can({ type: 'code.retry' }) && inEffect && isCodeInEffect(inEffect, value)) send({ type: 'code.retry' });
    else send({ type: 'code.apply', code: value });
  };
  const refusal = error && isFailed && typed === null ? inLocale(error.message, locale).replace(/[.!]$/, '') : null;
  const message = isMissing ? t`Önce kodu yaz.` : refusal && t`${refusal}. Ürünlerin sepetinde duruyor.`;
  return (
    <CodeForm ref={place} onSubmit={submit} noValidate data-code-field="" data-state={promo.value}>
      <TextField
        id={id}
        label={<Trans>İndirim kodu</Trans>}
        autoComplete="off"
        // Capitals without Turkish casing: the field shows the code as it is sent.
        lang="en"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestPromoCode}
        value={value}
        error={message}
        onValueChange={(code) => {
          setTyped(code);
          setMissing(false);
        }}
      />
      <Button type="submit" size="small" busy={promo.hasTag('busy') && asked !== null}>
        <Trans>Uygula</Trans>
      </Button>
      {known !== '' && isFailed && (
        <QuietButton
          onClick={() => {
            setTyped('');
            send({ type: 'code.clear' });
          }}
        >{t`Koddan vazgeç`}</QuietButton>
      )}
    </CodeForm>
  );
}
