import { Trans, useLingui } from '@lingui/react/macro';
import { longestDonationNote } from '../../../domain/charity/index.ts';
import { Stack } from '../../components/basics/stack.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { styled } from '../../theme/stitches.ts';

const Beside = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'center',
  '@md': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', gap: '$7' },
});

const Slip = styled('figure', {
  background: '$sand',
  borderRadius: '$m',
  padding: '1.75rem 1.5rem',
  transform: 'rotate(-1.2deg)',
  boxShadow: '$lift1',
  '& blockquote': { fontFamily: '$serif', fontSize: '1.375rem', lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& figcaption': { marginTop: '$3', fontSize: '$small', color: '$ink2' },
});

export interface DonationNoteProps {
  text: string;
  onText: (text: string) => void;
}

/** Field for the note in the parcel, and a preview of the slip of paper. */
export function DonationNote({ text, onText }: DonationNoteProps) {
  const { t } = useLingui();
  const left = longestDonationNote - text.length;
  return (
    <Beside>
      <Stack gap={4}>
        <h2>
          <Trans>
            Bir satır yaz, <em>koliye girsin.</em>
          </Trans>
        </h2>
        <Lead>
          <Trans>Açan kişi seni tanımaz; ona bir şey söylemek istersen yeri burası.</Trans>
        </Lead>
        <form onSubmit={(event) => event.preventDefault()}>
          <TextField
            name="donationNote"
            label={t`Bağışına bir satır`}
            note={t`isteğe bağlı`}
            hint={t`Bağış kolisinin en üstüne koyarız. Ad, adres, telefon yazma: yola çıkmadan okuruz. ${left} harf kaldı.`}
            maxLength={longestDonationNote}
            autoComplete="off"
            value={text}
            onValueChange={onText}
          />
        </form>
      </Stack>
      <Slip>
        <blockquote>{text.trim() || t`Benimki de matematik sınavının ortasında başlamıştı. Geçiyor.`}</blockquote>
        <figcaption>
          {text.trim() ? <Trans>Üstünde adın yazmaz.</Trans> : <Trans>Bizim bir satırımız. Seninki buraya.</Trans>}
        </figcaption>
      </Slip>
    </Beside>
  );
}
