import type { PacketIntensity } from '../packet/index.ts';
import type { QuizSubType } from './quiz-answers.ts';

/**
 * The source of pieces, in the order in which they are added:
 * - `table-day`, `table-night`: the table's pieces for the level of these days;
 * - `light-day`, `first-day`, `heavy-day`: the usage stated for these days;
 * - `halved`: taken off because a cup, period underwear or another product is used beside them ("in reserve");
 * - `end-of-period`, `between-periods`, `every-day`: pantyliners;
 * - `moved-out`, `moved-in`: too few pads for a pack, moved to another absorbency, `_otherSubType`;
 * - `rounded-up`: added to fill the packs;
 * - `missing`: taken off because the packet holds at most three packs of a sub-type.
 */
export const REASON_CODES = [
  'table-day',
  'table-night',
  'light-day',
  'first-day',
  'heavy-day',
  'halved',
  'end-of-period',
  'between-periods',
  'every-day',
  'moved-out',
  'moved-in',
  'rounded-up',
  'missing',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export type Reason = {
  readonly code: ReasonCode;
  /** Days of the period, from 1; empty where the reason is of no single day. */
  readonly days: readonly number[];
  readonly _subType: QuizSubType;
  /** Pieces for one delivery, negative when they are taken off. The pieces of a sub-type sum to its `amount`. */
  readonly pieces: number;
  /** For `moved-out` the sub-type that gets the pieces, for `moved-in` the one that loses them. */
  readonly _otherSubType?: QuizSubType;
};

export type RecommendedItem = {
  readonly _subType: QuizSubType;
  /** Pieces in the packet: 1 to 3 packs. */
  readonly amount: number;
  /** Pieces that the answers ask for. */
  readonly needed: number;
  /** `needed` pieces beyond the packet; 0 when all are in it. */
  readonly missing: number;
};

/** A custom packet for one delivery. */
export type Recommendation = {
  /** How heavy the flow is; a packet's own intensity comes from its contents. */
  readonly intensity: PacketIntensity;
  /** Days from one delivery to the next. */
  readonly intervalDays: DeliveryDays;
  /** Periods that one delivery is for. */
  readonly periods: number;
  /** In catalogue order. */
  readonly items: readonly RecommendedItem[];
  readonly reasons: readonly Reason[];
};

export type DeliveryDays = 56 | 84;
