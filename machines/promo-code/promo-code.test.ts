import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { unavailable } from '../../domain/failure/index.ts';
import { NO_PROMO, type CalculatedPromo, type PromoState } from '../../domain/promo/index.ts';
import { connectPromoCode, type PromoCodeContext, promoCodeMachine } from './promo-code.machine.ts';

const accept = ({ code }: { code: string }): Promise<CalculatedPromo | null> =>
  Promise.resolve({ status: 'ACCEPTED', code, error: null });

const failToAnswer = () => Promise.reject(unavailable());
const neverAnswer = () => new Promise<never>(() => {});

const invalid = { code: '300', message: { tr: 'Geçersiz promosyon kodu', en: 'Invalid promo code' } };
const notProcessed = {
  code: '300',
  message: { tr: 'Promosyon kodu işlenirken hata oluştu', en: 'Error processing promo code' },
};
const unprocessed: PromoCodeContext = {
  inEffect: NO_PROMO,
  asked: { code: 'MERHABA10', source: 'field' },
  wantsDefault: false,
  error: notProcessed,
  failure: null,
};
const askedInVain = [
  ['apply', 'MERHABA10'],
  ['refuse', notProcessed],
  ['report', '300', 'Error processing promo code'],
];

function startPromoCode(inEffect: PromoState | null, applyCode = accept, defaultCode: string | null = null) {
  const clock = new SimulatedClock();
  const log: unknown[] = [];
  const flow = createActor(
    connectPromoCode({
      applyCode: (request) => {
        log.push(['apply', request.code]);
        return applyCode(request);
      },
      findDefaultCode: () => {
        log.push(['find default']);
        return Promise.resolve(defaultCode);
      },
      clearCode: () => log.push(['clear']),
      refuseCode: (error) => log.push(['refuse', error]),
      reportRefusal: ({ code, message }) => log.push(['report', code, message.en]),
      forgetLink: () => log.push(['forget link']),
    }),
    { input: { inEffect }, clock },
  ).start();
  const become = (state: 'accepted' | 'refused' | 'unprocessed' | 'none') =>
    waitFor(flow, (snapshot) => snapshot.matches(state));
  return { flow, clock, log, become };
}

describe('a code from a link', () => {
  it('waits for the cart, is applied, and is removed from the address [SHELL-14]', async () => {
    const { flow, log, become } = startPromoCode(null);
    flow.send({ type: 'link.opened', code: 'AILE7' });
    expect(log).toEqual([]);
    flow.send({ type: 'cart.changed', promoCode: NO_PROMO });
    await become('accepted');
    expect(log).toEqual([['forget link'], ['apply', 'AILE7']]);
  });

  it('without a promo-code state it is refused with code 300, in both languages [PROMO-7]', () => {
    const { flow, clock, log } = startPromoCode(null);
    flow.send({ type: 'link.opened', code: 'AILE7' });
    clock.increment(5000);
    expect([flow.getSnapshot().value, flow.getSnapshot().context.error]).toEqual(['refused', invalid]);
    expect(log).toEqual([['forget link'], ['refuse', invalid], ['report', '300', 'Invalid promo code']]);
  });

  it('that is too long is refused, and the code in effect stays', () => {
    const inEffect = { code: 'AILE7', error: null };
    const { flow, log } = startPromoCode(inEffect);
    flow.send({ type: 'link.opened', code: 'X'.repeat(41) });
    const { value, context } = flow.getSnapshot();
    expect([value, context.error, context.inEffect]).toEqual(['refused', invalid, inEffect]);
    expect(log).toEqual([['forget link'], ['report', '300', 'Invalid promo code']]);
  });

  it('equal to the code in effect is ignored, but removed from the address [PROMO-9]', () => {
    const { flow, log } = startPromoCode({ code: 'AILE7', error: null });
    flow.send({ type: 'link.opened', code: ' aile7 ' });
    expect([flow.getSnapshot().value, log]).toEqual(['accepted', [['forget link']]]);
  });
});

describe('a code from the field', () => {
  it('blank is never sent [PROMO-10]', () => {
    const { flow, log } = startPromoCode(NO_PROMO);
    flow.send({ type: 'code.apply', code: '   ' });
    expect([flow.getSnapshot().value, log]).toEqual(['none', []]);
  });

  it('waits for the cart, and does not change the address', () => {
    const { flow, log } = startPromoCode(null, neverAnswer);
    flow.send({ type: 'code.apply', code: 'AILE7' });
    flow.send({ type: 'cart.changed', promoCode: NO_PROMO });
    expect(log).toEqual([['apply', 'AILE7']]);
  });

  it('NOT_ACCEPTED is kept as the error and reported with its English message [PROMO-2 PROMO-11]', async () => {
    const error = { code: '302', message: { tr: 'Bu kodun süresi doldu', en: 'This code has expired' } };
    const { flow, log, become } = startPromoCode(NO_PROMO, ({ code }) =>
      Promise.resolve({ status: 'NOT_ACCEPTED', code, error }),
    );
    flow.send({ type: 'code.apply', code: 'ESKI' });
    expect((await become('refused')).context).toEqual({
      inEffect: NO_PROMO,
      asked: null,
      wantsDefault: false,
      error,
      failure: null,
    });
    expect(log).toEqual([
      ['apply', 'ESKI'],
      ['report', '302', 'This code has expired'],
    ]);
  });

  it.each([
    ['without a reason', { status: 'NOT_ACCEPTED', code: 'ESKI', error: null } as const],
    ['without a promo-code state', null],
  ])('a refusal %s is an invalid code', async (_, answer) => {
    const { flow, log, become } = startPromoCode(NO_PROMO, () => Promise.resolve(answer));
    flow.send({ type: 'code.apply', code: 'ESKI' });
    expect((await become('refused')).context.error).toEqual(invalid);
    expect(log).toEqual([
      ['apply', 'ESKI'],
      ['report', '300', 'Invalid promo code'],
    ]);
  });

  it('another code, typed or from a link, replaces the one being applied', () => {
    const { flow, log } = startPromoCode(NO_PROMO, neverAnswer);
    flow.send({ type: 'code.apply', code: 'MERHABA10' });
    flow.send({ type: 'code.apply', code: ' merhaba10' });
    flow.send({ type: 'link.opened', code: 'merhaba10 ' });
    flow.send({ type: 'code.apply', code: 'AILE7' });
    flow.send({ type: 'link.opened', code: 'OGRENCI' });
    expect(log).toEqual([
      ['apply', 'MERHABA10'],
      ['forget link'],
      ['apply', 'AILE7'],
      ['forget link'],
      ['apply', 'OGRENCI'],
    ]);
  });

  it('a failure while processing gives code 300 and can be tried again [PROMO-8]', async () => {
    let tries = 0;
    const failsOnce = (request: { code: string }) =>
      (tries += 1) === 1 ? Promise.reject(unavailable()) : accept(request);
    const { flow, log, become } = startPromoCode(NO_PROMO, failsOnce);
    flow.send({ type: 'code.apply', code: 'MERHABA10' });
    expect((await become('unprocessed')).context).toEqual({ ...unprocessed, failure: unavailable() });
    flow.send({ type: 'code.retry' });
    expect((await become('accepted')).context.error).toBe(null);
    expect(log).toEqual([...askedInVain, ['apply', 'MERHABA10']]);
  });

  it('a failure is cleared by the answer to a retry, and by another code', async () => {
    const answers = [failToAnswer, () => Promise.resolve(null), failToAnswer, neverAnswer];
    const { flow, become } = startPromoCode(NO_PROMO, () => answers.shift()!());
    flow.send({ type: 'code.apply', code: 'ESKI' });
    await become('unprocessed');
    flow.send({ type: 'code.retry' });
    expect((await become('refused')).context.failure).toBe(null);
    flow.send({ type: 'code.apply', code: 'ESKI' });
    expect((await become('unprocessed')).context.failure).toEqual(unavailable());
    flow.send({ type: 'code.apply', code: 'AILE7' });
    expect(flow.getSnapshot().context.failure).toBe(null);
  });

  it('an answer missing after ten seconds is a failure while processing', () => {
    const { flow, clock, log } = startPromoCode(NO_PROMO, neverAnswer);
    flow.send({ type: 'code.apply', code: 'MERHABA10' });
    clock.increment(9999);
    expect(flow.getSnapshot().value).toBe('applying');
    clock.increment(1);
    expect(flow.getSnapshot().context).toEqual(unprocessed);
    expect(log).toEqual(askedInVain);
  });
});

describe('a student', () => {
  it('gets the default code of the account, by itself [PROMO-4]', async () => {
    const { flow, log, become } = startPromoCode(NO_PROMO, accept, 'OGRENCI');
    flow.send({ type: 'student.recognised' });
    await become('accepted');
    expect(log).toEqual([['find default'], ['apply', 'OGRENCI']]);
  });

  it('keeps a code that is already in effect [PROMO-5]', () => {
    const { flow, log } = startPromoCode({ code: 'AILE7', error: null }, accept, 'OGRENCI');
    flow.send({ type: 'student.recognised' });
    expect([flow.getSnapshot().value, log]).toEqual(['accepted', []]);
  });

  it('who clears the default code does not get it again', async () => {
    const { flow, log, become } = startPromoCode(NO_PROMO, accept, 'OGRENCI');
    flow.send({ type: 'student.recognised' });
    await become('accepted');
    flow.send({ type: 'code.clear' });
    flow.send({ type: 'cart.changed', promoCode: NO_PROMO });
    expect([flow.getSnapshot().value, log.at(-1)]).toEqual(['none', ['clear']]);
  });
});

it('reading the cart has the specified time limit (§8), the server 8 s and 10 s', () => {
  expect(promoCodeMachine.implementations.delays).toEqual({
    persistLimit: 5000,
    lookupLimit: 8000,
    applyLimit: 10_000,
  });
});
