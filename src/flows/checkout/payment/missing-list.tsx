import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CardField } from '../../../../domain/card/index.ts';
import { type Missing, stillMissing } from '../../../../machines/checkout/index.ts';
import { ArrowRightIcon } from '../../../components/basics/icons.tsx';
import { styled } from '../../../theme/stitches.ts';
import type { MissingListProps } from '../form/checkout.types.ts';

const Frame = styled('section', {
  padding: '.9rem 1.1rem .4rem',
  borderRadius: '$m',
  background: '$butterSoft',
  color: '$onButterSoft',
  '& h3': { font: '600 1rem/1.4 $fonts$sans', letterSpacing: 0 },
  '& a,& p': {
    display: 'flex',
    alignItems: 'center',
    gap: '.5rem',
    minHeight: '$target',
    color: 'inherit',
    fontSize: '$small',
  },
  '& svg': { flex: 'none', width: '1.1rem', height: '1.1rem' },
});

const cardFields = ['number', 'holder', 'expiry', 'cvc'] as const satisfies readonly CardField[];
const operable = 'input:enabled,select:enabled,button:enabled,a[href]';

function focusIn(id: string): void {
  const target = document.getElementById(id);
  (target?.matches(operable) ? target : target?.querySelector<HTMLElement>(operable))?.focus();
}

/** What was missing when Pay was last pressed and still is, linked to its fields. Each such press focuses the heading. */
export function MissingList({ snapshot, cardErrors }: MissingListProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { missing } = snapshot.context;
  useEffect(() => {
    if (missing.length > 0) heading.current?.focus();
  }, [missing]);
  const words: Record<Exclude<Missing, 'card' | 'terms'> | CardField, string> = {
    address: t`Teslimat adresi`,
    billing: t`Fatura adresi`,
    number: t`Kart numarası`,
    holder: t`Kartın üzerindeki ad`,
    expiry: t`Son kullanma`,
    cvc: t`Güvenlik kodu`,
    preliminaryInformation: t`Ön bilgilendirme formunun onayı`,
    distanceSales: t`Mesafeli satış sözleşmesinin onayı`,
  };
  const rows = stillMissing(snapshot).flatMap((one): readonly { id: string; text: string | null }[] =>
    one === 'card'
      ? cardFields.flatMap((field) => (cardErrors.of(field) ? { id: cardErrors.idOf(field), text: words[field] } : []))
      : [{ id: one, text: one === 'terms' ? null : words[one] }],
  );
  if (rows.length === 0) return null;
  return (
    <Frame aria-labelledby="missing" data-missing="">
      <h3 id="missing" ref={heading} tabIndex={-1}>
        <Plural value={rows.length} one="Ödemeden önce bir şey kaldı" other="Ödemeden önce # şey kaldı" />
      </h3>
      <ul>
        {rows.map(({ id, text }) => (
          <li key={id}>
            {text === null ? (
              <p>
                {snapshot.hasTag('busy')
                  ? t`Tutar ve sözleşmeler hazırlanıyor…`
                  : t`Yukarıdaki uyarıyı çözünce devam edebilirsin.`}
              </p>
            ) : (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusIn(id);
                }}
              >
                <ArrowRightIcon />
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
