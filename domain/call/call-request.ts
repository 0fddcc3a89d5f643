import { type Phone, validatePhone } from '../account/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { FieldError } from '../failure/index.ts';

export const CALL_TOPICS = ['ORDER', 'SUBSCRIPTION', 'PAYMENT', 'PRODUCT', 'OTHER'] as const;
export type CallTopic = (typeof CALL_TOPICS)[number];

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export const CALL_NOTE_LIMIT = 500;

/** A request for a call; `null` as part of the day: any. Spec §7. */
export type CallRequest = {
  readonly phone: Phone;
  readonly topic: CallTopic;
  readonly partOfDay: PartOfDay | null;
  readonly note: string;
};
export type CallField = 'phone' | 'note';

/** A call that was not made yet. `callBy`: the last day on which it is made. */
export type OpenCall = Omit<CallRequest, 'note'> & { readonly callBy: CalendarDay };

export function validateCallRequest({ phone, note }: CallRequest): FieldError<CallField>[] {
  const code = validatePhone(phone, 'any');
  return [
    ...(code ? [{ field: 'phone' as const, code }] : []),
    ...(note.trim().length > CALL_NOTE_LIMIT ? [{ field: 'note' as const, code: 'tooLong' as const }] : []),
  ];
}
