import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';

export type RandomBytes = (size: number) => Uint8Array;

/** Mints identifiers and secrets. Randomness and time are injected, so that a test can repeat them. */
export type Ids = {
  /** A UUID version 7: sorts by creation time, and within one process also by creation order. */
  next(): string;
  /** An unguessable URL-safe string of `bytes` random bytes (default 32). */
  secret(bytes?: number): string;
  /** 128 random bits in hex, for an id that cannot be guessed. The log removes it from addresses. */
  key(): string;
};

/** The stored form of a secret, useless to readers of the database. Secrets are random and long: one hash is enough. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function format(milliseconds: number, sequence: number, tail: Uint8Array): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  const variant = (tail[0]! & 0x3f) | 0x80;
  const rest = hex(new Uint8Array([variant, ...tail.subarray(1)]));
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${sequence.toString(16).padStart(3, '0')}`,
    rest.slice(0, 4),
    rest.slice(4),
  ].join('-');
}

const lastSequence = 0xfff;

export function createIds(clock: Clock, random: RandomBytes = (size) => new Uint8Array(randomBytes(size))): Ids {
  let last = 0;
  let sequence = 0;
  return {
    next() {
      const now = clock.now().getTime();
      if (now > last) {
        last = now;
        // The lower half leaves room to count up within the millisecond.
        sequence = Buffer.from(random(2)).readUInt16BE() & (lastSequence >> 1);
      } else if (sequence < lastSequence) {
        sequence += 1;
      } else {
        last += 1;
        sequence = 0;
      }
      return format(last, sequence, random(8));
    },
    secret: (bytes = 32) => Buffer.from(random(bytes)).toString('base64url'),
    key: () => hex(random(16)),
  };
}
