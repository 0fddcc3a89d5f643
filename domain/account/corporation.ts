import type { FieldError, FieldErrorCode } from '../failure/index.ts';
import { lengthError, lineText } from '../text/index.ts';

/** Spec §3. */
export const CORPORATION_TYPES = [
  'ASSOCIATION',
  'FOUNDATION',
  'SCHOOL',
  'MUNICIPALITY',
  'MUKHTAR',
  'UNIVERSITY',
  'DORMITORY',
  'FOOD_BANK',
  'HOSPITAL',
  'PRIVATE_CORPORATION',
  'OTHER',
] as const;
export type CorporationType = (typeof CORPORATION_TYPES)[number];

/** The corporation behind a charity account; null until it was filled in. The version is the account's. Spec §2. */
export type Corporation = {
  readonly _id: string;
  readonly version: number;
  readonly corporationName: string;
  readonly corporationType: CorporationType | null;
  readonly taxOffice: string | null;
  readonly taxNumber: string | null;
  readonly website: string | null;
};

/** Form values; an empty text where nothing was typed. */
export type CorporationDraft = Readonly<
  Record<'corporationName' | 'corporationType' | 'taxOffice' | 'taxNumber' | 'website', string>
>;
export type CorporationField = keyof CorporationDraft;

export const corporationDraftOf = (stored: Corporation): CorporationDraft => ({
  corporationName: stored.corporationName,
  corporationType: stored.corporationType ?? '',
  taxOffice: stored.taxOffice ?? '',
  taxNumber: stored.taxNumber ?? '',
  website: stored.website ?? '',
});

/** Lengths in characters; the website is optional. */
export const CORPORATION_LIMITS = {
  corporationName: { least: 2, most: 160 },
  taxOffice: { least: 2, most: 80 },
  website: { least: 0, most: 200 },
} as const;

function websiteError(typed: string): FieldErrorCode | null {
  const text = typed.trim();
  if (text === '') return null;
  if (text.length > CORPORATION_LIMITS.website.most) return 'tooLong';
  return /^https?:\/\/[^\s.]+\.\S+$/.test(text) ? null : 'invalid';
}

/** A tax number has 10 digits (VKN) or 11 (TCKN); the website may be left out. */
export function validateCorporation(draft: CorporationDraft): FieldError<CorporationField>[] {
  const codes: Record<CorporationField, FieldErrorCode | null> = {
    corporationName: lengthError(lineText(draft.corporationName), CORPORATION_LIMITS.corporationName),
    corporationType: draft.corporationType === '' ? 'required' : null,
    taxOffice: lengthError(lineText(draft.taxOffice), CORPORATION_LIMITS.taxOffice),
    taxNumber:
      draft.taxNumber.trim() === '' ? 'required' : /^\d{10,11}$/.test(draft.taxNumber.trim()) ? null : 'invalid',
    website: websiteError(draft.website),
  };
  return (Object.keys(codes) as CorporationField[]).flatMap((field) => {
    const code = codes[field];
    return code ? [{ field, code }] : [];
  });
}
