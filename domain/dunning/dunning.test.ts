import { describe, expect, it } from 'vitest';
import { dayOf, parseCalendarDay, startOfDay, type CalendarDay } from '../calendar/index.ts';
import { DECLINE_CODES } from '../payment/index.ts';
import {
  atNine,
  DUE_MAILS,
  giveUpAt,
  nextDueMail,
  payBy,
  renewalClassOf,
  retryAt,
  type DueFacts,
  type DueMail,
} from './index.ts';

const day = (raw: string): CalendarDay => parseCalendarDay(raw)!;
const opened = atNine(day('2026-12-07'));
const due = (changed: Partial<DueFacts> = {}): DueFacts => ({
  class: 'soft',
  openedAt: opened,
  tries: 1,
  lastTriedAt: opened,
  cardChangedAt: null,
  mails: [],
  ...changed,
});
const shown = (at: number | null): string | null =>
  at === null ? null : new Date(at + 10_800_000).toISOString().slice(0, 16);

const classesOf = (isRetryable: boolean) =>
  Object.groupBy([...DECLINE_CODES, null], (code) => renewalClassOf(code, { isRetryable }));
const tried = (tries: number, on: string) => shown(retryAt(due({ tries, lastTriedAt: atNine(day(on)) })));

describe('a refused renewal', () => {
  it('is soft, hard, resolvable by the customer, or a fault of the shop', () => {
    expect(classesOf(true)).toEqual({
      soft: ['insufficientFunds', 'doNotHonour', 'refused'],
      hard: ['cardExpired', 'securityCodeWrong', 'cardInvalid', 'cardLostOrStolen', 'cardNotPermitted'],
      authenticate: [
        'challengeFailed',
        'challengeCancelled',
        'challengeExpired',
        'challengeNotStarted',
        'challengeRequired',
      ],
      ours: ['amountMismatch', 'cancelled'],
      noCard: [null],
    });
    expect(classesOf(false)).toMatchObject({
      soft: ['insufficientFunds', 'doNotHonour'],
      hard: expect.arrayContaining(['refused']),
    });
  });

  it('is retried after 1, 3 and 6 days when soft, and never a fifth time', () => {
    expect([tried(1, '2026-12-07'), tried(2, '2026-12-08'), tried(3, '2026-12-10'), tried(4, '2026-12-13')]).toEqual([
      '2026-12-08T09:00',
      '2026-12-10T09:00',
      '2026-12-13T09:00',
      null,
    ]);
  });

  it('is retried once, not twice, on one day after downtime of the shop', () => {
    expect(shown(retryAt(due({ tries: 2, lastTriedAt: atNine(day('2026-12-12')) })))).toBe('2026-12-13T09:00');
  });

  it('is never retried with the same card when hard; once with another', () => {
    const changed = { cardChangedAt: atNine(day('2026-12-09')) + 1 };
    expect([
      retryAt(due({ class: 'hard' })),
      retryAt(due({ class: 'authenticate' })),
      retryAt(due({ class: 'noCard' })),
      shown(retryAt(due({ class: 'hard', ...changed }))),
      retryAt(due({ class: 'hard', cardChangedAt: startOfDay(day('2026-12-14')) })),
    ]).toEqual([null, null, null, '2026-12-10T09:00', null]);
  });

  it('stays payable for seven days, to the end of the last', () => {
    expect([payBy(due()), shown(giveUpAt(due()))]).toEqual(['2026-12-14', '2026-12-15T00:00']);
  });

  it('causes at most four mails', () => {
    const mails: DueMail[] = [];
    const calendar: (string | null)[] = [];
    for (let next = nextDueMail(due()); next; next = nextDueMail(due({ mails }))) {
      mails.push(next.mail);
      calendar.push(shown(next.at));
    }
    expect([...mails, 'ended']).toEqual([...DUE_MAILS]);
    expect(calendar).toEqual(['2026-12-07T09:00', '2026-12-10T09:00', '2026-12-13T09:00']);
    expect(dayOf(giveUpAt(due()))).toBe('2026-12-15');
  });
});
