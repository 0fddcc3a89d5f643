declare const millisecondsBrand: unique symbol;

/** A length of time. Built by `seconds(15)`, never written as a bare number. */
export type Milliseconds = number & { readonly [millisecondsBrand]: true };

/** A point in time, in milliseconds since 1970 UTC, as a clock gives it. */
export type Instant = number;

function isDuration(value: number): value is Milliseconds {
  return Number.isFinite(value);
}

export function milliseconds(count: number): Milliseconds {
  if (!isDuration(count)) throw new RangeError(`Not a duration: ${count}`);
  return count;
}

export const seconds = (count: number): Milliseconds => milliseconds(count * 1000);
export const minutes = (count: number): Milliseconds => milliseconds(count * 60_000);
export const hours = (count: number): Milliseconds => milliseconds(count * 3_600_000);
export const days = (count: number): Milliseconds => milliseconds(count * 86_400_000);
