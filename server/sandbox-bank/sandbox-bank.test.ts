import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandboxBank, type SandboxBank } from './sandbox-bank.ts';
import { askBank, capture, cardNumber, factsOf, merchantAt, NOON, startShop } from './sandbox-bank.samples.ts';
import { confirmPage, openPage, postReturnForm } from './shopper.samples.ts';

let bank: SandboxBank;
let now = NOON;
const clock = { now: () => now };
const { open, finish, pay } = merchantAt(() => bank);

beforeEach(async () => {
  now = NOON;
  bank = await createSandboxBank({ clock, shopName: 'Mercan', deliveryDeadlineMs: 2000 });
});
afterEach(async () => bank.close());

describe('silence', () => {
  it('before the charge: a caller who hangs up has not been charged; asked again, the bank charges once', async () => {
    const opened = await open('hangsBeforeCharge');
    await confirmPage(opened.pageUrl);
    const caller = new AbortController();
    const answer = finish(opened.paymentId, caller.signal);
    await bank.whenSilent('attempt-1');
    caller.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(bank.ledger()).toEqual([]);
    expect(await askBank(bank, 'GET', '/payments?reference=attempt-1')).toMatchObject({ status: 'passed' });
    expect((await finish(opened.paymentId)).status).toBe('succeeded');
    expect(factsOf(bank.ledger())).toEqual([capture('454360******0011')]);
  });

  it('before the charge: released while the caller waits, the bank charges and answers', async () => {
    const opened = await open('hangsBeforeCharge');
    await confirmPage(opened.pageUrl);
    const answer = finish(opened.paymentId);
    await bank.whenSilent('attempt-1');
    const released = await fetch(`${bank.url}/hooks/release`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference: 'attempt-1' }),
    });
    expect(await released.json()).toEqual({ released: 1 });
    expect((await answer).status).toBe('succeeded');
    expect(factsOf(bank.ledger())).toEqual([capture('454360******0011')]);
  });

  it('after the charge: a caller who hangs up has been charged, as a look-up says', async () => {
    const opened = await open('hangsAfterCharge');
    await confirmPage(opened.pageUrl);
    const caller = new AbortController();
    const answer = finish(opened.paymentId, caller.signal);
    await bank.whenSilent('attempt-1');
    caller.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(factsOf(bank.ledger())).toEqual([capture('454360******0029')]);
    expect(await askBank(bank, 'GET', '/payments?reference=attempt-1')).toMatchObject({
      status: 'succeeded',
      paymentId: opened.paymentId,
    });
  });
});

describe('callbacks that misbehave', () => {
  it('twice: once from the bank, once from the browser, the same form', async () => {
    const shop = await startShop();
    const opened = await open('callsBackTwice', { callbackUrl: shop.url });
    const page = await confirmPage(opened.pageUrl);
    expect((await postReturnForm(page)).status).toBe(303);
    await bank.delivered();
    expect(shop.forms()).toEqual([page.returnForm?.fields, page.returnForm?.fields]);
    await shop.close();
  });

  it('late: the return appears only when released', async () => {
    const opened = await open('callsBackLate');
    const waiting = await confirmPage(opened.pageUrl);
    expect(waiting.returnForm).toBeNull();
    expect(waiting.headers.get('x-challenge')).toBe('waiting');
    expect(waiting.html).toContain('Tekrar bak');
    expect(bank.release('attempt-1')).toBe(1);
    expect((await openPage(opened.pageUrl)).returnForm?.fields.mdStatus).toBe('1');
  });

  it('early: the merchant is called before it has its answer, and may charge at once', async () => {
    const shop = await startShop();
    const opened = await open('callsBackEarly', { callbackUrl: shop.url });
    expect(shop.forms()).toMatchObject([{ paymentId: opened.paymentId, mdStatus: '1' }]);
    expect((await finish(opened.paymentId)).status).toBe('succeeded');
    await shop.close();
  });
});

describe('the pages', () => {
  it('show merchant, amount, masked card and the code, in the language of the payment or the requested one', async () => {
    const { pageUrl } = await open('succeeds');
    const turkish = await openPage(pageUrl);
    expect(turkish.html).toContain('lang="tr"');
    for (const text of ['Mercan', '₺150,00', '5528 79•• •••• 0008', '283126', 'Onayla', 'Vazgeç']) {
      expect(turkish.html).toContain(text);
    }
    const english = await openPage(`${pageUrl}?lang=en`);
    for (const text of ['lang="en"', '₺150,00', 'Confirm', 'Cancel']) expect(english.html).toContain(text);
  });

  it('allow only their own style and script, and post only to bank and merchant', async () => {
    const { pageUrl } = await open('succeeds');
    const policy = (await openPage(pageUrl)).headers.get('content-security-policy') ?? '';
    expect(policy.replaceAll(/sha256-[\w+/=]+/g, 'sha256-…').split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'sha256-…'",
      "script-src 'sha256-…' 'sha256-…'",
      "connect-src 'self'",
      'img-src data:',
      "form-action 'self' http://localhost:9",
      "frame-ancestors 'self' http://localhost:9",
      "base-uri 'none'",
    ]);
  });

  it('report a wrong code, and end the challenge at the third', async () => {
    const { pageUrl, paymentId } = await open('succeeds');
    const first = await confirmPage(pageUrl, '000000');
    expect(first.status).toBe(422);
    expect(first.html).toMatch(/role="alert">\s*Kod doğru değil\. Kalan deneme: 2/);
    await confirmPage(pageUrl, '000000');
    expect((await confirmPage(pageUrl, '000000')).returnForm?.fields).toMatchObject({ mdStatus: '0' });
    expect(await finish(paymentId)).toMatchObject({ code: 'challengeFailed' });
  });

  it('request the focus, but not in a frame, where browsers refuse it with a console message', async () => {
    const { pageUrl } = await open('succeeds');
    const framed = await fetch(pageUrl, { headers: { 'sec-fetch-dest': 'iframe' } });
    const pages = [(await openPage(pageUrl)).html, await framed.text()];
    expect(pages.map((page) => /\sautofocus\s/.test(page))).toEqual([true, false]);
  });

  it('expire after ten minutes', async () => {
    const { pageUrl, paymentId } = await open('succeeds');
    now = new Date(NOON.getTime() + 10 * 60 * 1000 + 1);
    expect(await askBank(bank, 'GET', `/payments?paymentId=${paymentId}`)).toMatchObject({ code: 'challengeExpired' });
    expect((await confirmPage(pageUrl)).returnForm?.fields).toMatchObject({ status: 'failure', mdStatus: '0' });
  });

  it('answer 404 for a payment that does not exist, without reflecting its name', async () => {
    const page = await openPage(`${bank.url}/challenge/%3Cscript%3E?lang=en`);
    expect(page.status).toBe(404);
    expect(page.html).toContain('There is no such payment');
    expect(page.html).not.toContain('&lt;script');
  });
});

describe('the ledger file', () => {
  it('survives a restart, also one in the middle of a line, and holds no card number', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mercan-bank-'));
    await bank.close();
    bank = await createSandboxBank({ clock, folder });
    const paid = await pay('succeeds');
    await bank.close();
    await appendFile(join(folder, 'ledger.jsonl'), '{"sequence":2,"kind":"capt');
    bank = await createSandboxBank({ clock, folder });
    await finish(paid.paymentId);
    await bank.close();
    bank = await createSandboxBank({ clock, folder });
    expect(factsOf(bank.ledger())).toEqual([capture('552879******0008'), capture('552879******0008')]);
    const written = `${await readFile(join(folder, 'ledger.jsonl'), 'utf8')}${await readFile(join(folder, 'vault.jsonl'), 'utf8')}`;
    expect(written).not.toContain(cardNumber('succeeds'));
    await rm(folder, { recursive: true });
  });

  it('a caller without the merchant key and bad requests are refused', async () => {
    const stranger = await fetch(`${bank.url}/api/payments?reference=attempt-1`);
    expect([stranger.status, await stranger.json()]).toEqual([401, { status: 'unauthorised' }]);
    const bad = await fetch(`${bank.url}/api/challenges`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox-merchant', 'content-type': 'application/json' },
      body: '{"amount": -1}',
    });
    expect(bad.status).toBe(400);
  });
});
