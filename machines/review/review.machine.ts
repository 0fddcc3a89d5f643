import type { FieldError } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

/** A product type to review, with the delivered products of this type. */
export interface ReviewableType {
  typeId: string;
  name: Localized;
  /** The latest delivered first. `slug` names its picture. */
  products: readonly { slug: string; name: Localized }[];
  orderId: string;
  /** ISO 8601. */
  deliveredAt: string;
}

/** The types that can be reviewed; the latest delivery first. */
export interface ReviewView {
  types: readonly ReviewableType[];
}

/** `points` 0: not rated. `acceptedAt`: when the privacy notice was accepted, ISO 8601; null before. */
export interface ReviewRequest {
  items: readonly { typeId: string; points: number; text: string }[];
  showsName: boolean;
  acceptedAt: string | null;
}

/** An empty form. The name is shown unless the customer wishes otherwise (Spec §3). */
export const emptyReview: ReviewRequest = { items: [], showsName: true, acceptedAt: null };

/** `points` of the form, or `points` and `text` of one type: `text:0192…`. */
export type ReviewField = 'points' | 'acceptance' | `points:${string}` | `text:${string}`;

export const mostPoints = 5;
export const longestText = 2000;

/** The items that are sent. */
export const ratedItems = ({ items }: ReviewRequest) => items.filter(({ points }) => points > 0);

function validate(request: ReviewRequest): FieldError<ReviewField>[] {
  const unrated = request.items.filter(({ points, text }) => points === 0 && text.trim() !== '');
  const long = request.items.filter(({ text }) => text.length > longestText);
  const isEmpty = ratedItems(request).length === 0 && unrated.length === 0;
  return [
    ...(isEmpty ? [{ field: 'points', code: 'required' } as const] : []),
    ...unrated.map(({ typeId }) => ({ field: `points:${typeId}`, code: 'required' }) as const),
    ...long.map(({ typeId }) => ({ field: `text:${typeId}`, code: 'tooLong' }) as const),
    ...(request.acceptedAt === null ? [{ field: 'acceptance', code: 'notAccepted' } as const] : []),
  ];
}

export const { machine: reviewMachine, connect: connectReview } = actionFlow<ReviewView, ReviewRequest, ReviewField>({
  id: 'review',
  validate,
  traceOf: ({ types }) => types.map(({ typeId }) => typeId),
});

/** The types that are still to be reviewed after this request. */
export const withoutRated = ({ types }: ReviewView, request: ReviewRequest): ReviewView => ({
  types: types.filter(({ typeId }) => !ratedItems(request).some((item) => item.typeId === typeId)),
});

export type ReviewServices = Parameters<typeof connectReview>[0];
export type ReviewEvent = ActionEvent<ReviewRequest>;
