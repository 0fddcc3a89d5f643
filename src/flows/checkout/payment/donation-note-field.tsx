import { useLingui } from '@lingui/react/macro';
import { longestDonationNote } from '../../../../domain/charity/index.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { styled } from '../../../theme/stitches.ts';
import type { CheckoutScreenProps } from '../form/checkout.types.ts';

const Below = styled('div', { paddingBottom: '1.75rem' });

/** The note in a donation's parcel, with the text begun on the donation page. */
export function DonationNoteField({ text, onText }: NonNullable<CheckoutScreenProps['donationNote']>) {
  const { t } = useLingui();
  const left = longestDonationNote - text.length;
  return (
    <Below>
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
    </Below>
  );
}
