import {
  CORPORATION_LIMITS,
  CORPORATION_TYPES,
  type CorporationType,
  type Phone,
  validateEmail,
  validateName,
  validatePhone,
} from '../account/index.ts';
import { type AddressField, type LocationChoice, type LocationLevel, validateDestination } from '../address/index.ts';
import type { FieldError, FieldErrorCode } from '../failure/index.ts';
import { blockText, lengthError, lineText } from '../text/index.ts';

export const APPLICATION_LIMITS = {
  corporationName: CORPORATION_LIMITS.corporationName,
  recipient: { least: 2, most: 300 },
  requestDetail: { least: 10, most: 3000 },
  quantity: { least: 1, most: 100_000 },
} as const;

/** Form values. `quantity` in packs; an empty text where nothing was typed. */
export type ApplicationDraft = {
  readonly applicationType: CorporationType | '';
  readonly corporationName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: Phone;
  readonly recipient: string;
  readonly quantity: string;
  readonly requestDetail: string;
  readonly location: LocationChoice;
  readonly line: string;
};

/** The steps in their order. `files` and `summary` have no fields of the draft. */
export const APPLICATION_STEPS = ['type', 'contact', 'need', 'detail', 'address', 'files', 'summary'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

export type ApplicationField =
  Exclude<keyof ApplicationDraft, 'location' | 'line'> | Extract<AddressField, LocationLevel | 'line'>;

export function validateQuantity(typed: string): FieldErrorCode | null {
  const text = typed.trim();
  if (text === '') return 'required';
  if (!/^\d{1,9}$/.test(text)) return 'invalid';
  const packs = Number(text);
  const { least, most } = APPLICATION_LIMITS.quantity;
  return packs < least ? 'tooSmall' : packs > most ? 'tooLarge' : null;
}

/** One pack lasts a person about a month. */
export const packsFor = (people: number, months: number): number => people * months;

/** The errors of one step. `emptyLevels` as in `validateAddress`. */
export function validateApplicationStep(
  draft: ApplicationDraft,
  step: ApplicationStep,
  emptyLevels: readonly LocationLevel[] = [],
): readonly FieldError<ApplicationField>[] {
  const check = (codes: Partial<Record<ApplicationField, FieldErrorCode | null>>) =>
    (Object.entries(codes) as [ApplicationField, FieldErrorCode | null][]).flatMap(([field, code]) =>
      code ? [{ field, code }] : [],
    );
  switch (step) {
    case 'type':
      return check({
        applicationType: (CORPORATION_TYPES as readonly string[]).includes(draft.applicationType) ? null : 'required',
      });
    case 'contact':
      return check({
        corporationName: lengthError(lineText(draft.corporationName), APPLICATION_LIMITS.corporationName),
        firstName: validateName(draft.firstName),
        lastName: validateName(draft.lastName),
        email: validateEmail(draft.email),
        phone: validatePhone(draft.phone, 'any'),
      });
    case 'need':
      return check({
        recipient: lengthError(lineText(draft.recipient), APPLICATION_LIMITS.recipient),
        quantity: validateQuantity(draft.quantity),
      });
    case 'detail':
      return check({ requestDetail: lengthError(blockText(draft.requestDetail), APPLICATION_LIMITS.requestDetail) });
    case 'address':
      return validateDestination(draft, emptyLevels);
    default:
      return [];
  }
}

/** The errors of all steps. */
export const validateApplication = (draft: ApplicationDraft, emptyLevels: readonly LocationLevel[] = []) =>
  APPLICATION_STEPS.flatMap((step) => validateApplicationStep(draft, step, emptyLevels));
