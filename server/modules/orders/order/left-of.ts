import { partsLeft, type RefundParts, sumParts } from '../../../../domain/refund/index.ts';
import { toPaidLine } from './orders.repository.ts';
import type { StoredLine } from './orders.types.ts';

/** The part of an order's money that was not refunded yet. */
export const leftOf = (lines: readonly StoredLine[]): RefundParts =>
  sumParts(lines.map((line) => partsLeft(toPaidLine(line))));
