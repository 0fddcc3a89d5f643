import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { CheckIcon, icon } from '../basics/icons.tsx';
import { ShieldIcon } from '../basics/more-icons.tsx';

const QuestionIcon = icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M9.7 9.7a2.4 2.4 0 1 1 3.5 2.1c-.9.5-1.2.9-1.2 1.9M12 16.5v.1',
);

export type MoneyTruth = 'notCharged' | 'charged' | 'unknown';

const Line = styled('output', {
  display: 'flex',
  gap: '$3',
  alignItems: 'start',
  padding: '.9rem 1.1rem',
  borderRadius: '$m',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'left',
  '& svg': { marginTop: '.08rem' },
  '& small': { display: 'block', fontWeight: 400, fontSize: '$small', marginTop: '.1rem' },
  variants: {
    money: {
      notCharged: { background: '$sageSoft', color: '$onSageSoft' },
      charged: { background: '$lilacSoft', color: '$onLilacSoft' },
      unknown: { background: '$butterSoft', color: '$onButterSoft' },
    },
  },
});

const icons = { notCharged: ShieldIcon, charged: CheckIcon, unknown: QuestionIcon };

export interface TruthLineProps {
  money: MoneyTruth;
  /** In place of the default sentence, only to name the amount: "₺429,90 çekildi". */
  sentence?: ReactNode;
  /** One line of consequence. */
  children?: ReactNode;
}

/** What happened to the money, said in one sentence at every payment state. */
export function TruthLine({ money, sentence, children }: TruthLineProps) {
  const { t } = useLingui();
  const Icon = icons[money];
  const sentences = {
    notCharged: t`Kartından para çekilmedi.`,
    charged: t`Ödemen alındı.`,
    unknown: t`Henüz bilmiyoruz: lütfen yeniden ödeme yapma. Öğrenince biz haber vereceğiz.`,
  };
  return (
    <Line money={money} data-money={money}>
      <Icon />
      <span>
        {sentence || sentences[money]}
        {children && <small>{children}</small>}
      </span>
    </Line>
  );
}
