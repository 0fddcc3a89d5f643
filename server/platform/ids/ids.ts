import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';

export type RandomBytes = (size: number) => Uint8Array;

/** Mints identifiers and secrets. Randomness and time are injected, so that a test can repeat them. */
export type Ids = {
  /** A UUID version 7: sorts by the time of its making. */
  next(): string;
  /** An unguessable URL-safe string of `bytes` random bytes (default 32). */
  secret(bytes?: number): string;
};

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function uuidV7(milliseconds: number, random: RandomBytes): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  const tail = random(10);
  tail[0] = (tail[0]! & 0x0f) | 0x70;
  tail[2] = (tail[2]! & 0x3f) | 0x80;
  const digits = time + hex(tail);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20, 32),
  ].join('-');
}

export function createIds(clock: Clock, random: RandomBytes = (size) => new Uint8Array(randomBytes(size))): Ids {
  return {
    next: () => uuidV7(clock.now().getTime(), random),
    secret: (bytes = 32) => Buffer.from(random(bytes)).toString('base64url'),
  };
}
