import type { FieldError } from '../failure/index.ts';
import { mustBeUnopened, type RefundReason } from './refund.ts';

/** The chosen units of one line. `reason`: null until it is chosen. */
export type RefundPick = {
  readonly line: string;
  readonly units: number;
  readonly reason: RefundReason | null;
  readonly isUnopened: boolean;
};

export type PickableLine = { readonly id: string; readonly isDonation: boolean; readonly refundable: number };

/** In characters. */
export const LONGEST_REFUND_NOTE = 1000;

/** Adding accumulates, up to the refundable units; at zero or below the line is removed. Spec §5. */
export function addUnits(picks: readonly RefundPick[], line: PickableLine, count: number): RefundPick[] {
  const before = picks.find((pick) => pick.line === line.id);
  const units = Math.min(line.refundable, (before?.units ?? 0) + count);
  const others = picks.filter((pick) => pick !== before);
  if (units <= 0) return others;
  if (!before) return [...others, { line: line.id, units, reason: null, isUnopened: line.isDonation }];
  return picks.map((pick) => (pick === before ? { ...pick, units } : pick));
}

/** The picks without units that are no longer refundable. */
export const keepPossible = (picks: readonly RefundPick[], lines: readonly PickableLine[]): RefundPick[] =>
  picks.flatMap((pick) => {
    const refundable = lines.find(({ id }) => id === pick.line)?.refundable ?? 0;
    return refundable > 0 ? [{ ...pick, units: Math.min(pick.units, refundable) }] : [];
  });

/** The errors of a choice: `reason.{line}`, `isUnopened.{line}`, `lines` when nothing is chosen, `note`. */
export function refundDraftErrors({ picks, note }: { picks: readonly RefundPick[]; note: string }): FieldError[] {
  const ofLines = picks.flatMap(({ line, reason, isUnopened }): FieldError[] => {
    if (reason === null) return [{ field: `reason.${line}`, code: 'required' }];
    const isOpened = mustBeUnopened(reason) && !isUnopened;
    return isOpened ? [{ field: `isUnopened.${line}`, code: 'notAccepted' }] : [];
  });
  return [
    ...(picks.length === 0 ? [{ field: 'lines', code: 'required' } as const] : []),
    ...ofLines,
    ...(note.length > LONGEST_REFUND_NOTE ? [{ field: 'note', code: 'tooLong' } as const] : []),
  ];
}
