import { useLingui } from '@lingui/react/macro';
import { longestDonationNote } from '../../../../domain/charity/index.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { styled } from '../../../theme/stitches.ts';
import type { CheckoutScreenProps } from '../form/checkout.types.ts';

const Below = styled('div', { paddingBottom: '1.75rem' });

/** One line for the parcel of a donation, as it was begun on the page of the donations. */
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
