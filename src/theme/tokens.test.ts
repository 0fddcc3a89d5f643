import { expect, test } from 'vitest';
import { media } from './tokens.ts';

test.each([
  ['small screens end below 552 px [LIMIT-6]', media.sm, '(min-width: 552px)'],
  ['middle screens begin at 852 px [LIMIT-7]', media.md, '(min-width: 852px)'],
  ['large screens begin at 1152 px [LIMIT-8]', media.lg, '(min-width: 1152px)'],
])('%s', (_, query, wanted) => expect(query).toBe(wanted));
