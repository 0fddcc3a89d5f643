declare const kurusBrand: unique symbol;

/** An amount of Turkish lira in integer kuruş (1/100 TRY). May be negative (a correction). */
export type Kurus = number & { readonly [kurusBrand]: true };

/** Brands an integer number of kuruş. Throws RangeError for anything that is not a safe integer. */
export function kurus(amount: number): Kurus {
  const signless = amount === 0 ? 0 : amount;
  if (!isKurus(signless)) throw new RangeError(`Not an integer number of kuruş: ${amount}`);
  return signless;
}

function isKurus(amount: number): amount is Kurus {
  return Number.isSafeInteger(amount);
}

export const ZERO_KURUS: Kurus = kurus(0);

/** Decimal lira of the contract (118.90) to kuruş, rounded half away from zero. Throws RangeError when not finite. */
export function toKurus(decimal: number): Kurus {
  // toPrecision removes binary noise first: 1.005 * 100 is 100.49999999999999.
  const scaled = Number((Math.abs(decimal) * 100).toPrecision(15));
  return kurus(Math.sign(decimal) * Math.round(scaled));
}

/** Kuruş to the decimal lira of the contract: 11890 → 118.9. */
export function toDecimal(amount: Kurus): number {
  return amount / 100;
}

export function sum(amounts: Iterable<Kurus>): Kurus {
  let total = 0;
  for (const amount of amounts) total += amount;
  return kurus(total);
}

export function subtract(amount: Kurus, taken: Kurus): Kurus {
  return kurus(amount - taken);
}

/** `amount` times an integer count. */
export function times(amount: Kurus, count: number): Kurus {
  return kurus(amount * count);
}

export function atLeastZero(amount: Kurus): Kurus {
  return kurus(Math.max(0, amount));
}

export function smallerOf(first: Kurus, second: Kurus): Kurus {
  return first < second ? first : second;
}
