import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applicantOf, startCharityShop } from '../../../server/modules/charity/testing.ts';
import { openShopper, type Shop } from '../../../server/modules/checkout/testing.ts';

vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await startCharityShop();
  folder = await mkdtemp(path.join(tmpdir(), 'ops-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});

/** `npm run ops -- charity …`, as operations type it. */
const charity = (...args: string[]): Promise<{ out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, MODE: 'sandbox', OPS_URL: shop.app.context.config.publicUrl, FORCE_COLOR: '0' };
    execFile(process.execPath, ['scripts/ops.ts', 'charity', ...args], { env }, (_, out, err) => resolve({ out, err }));
  });

test('an application is read with its document, reviewed, approved in part and sent with commands alone', async () => {
  const { token } = await openShopper(shop, { accountType: 'charity' });
  const applicant = applicantOf(shop, token);
  const pdf = Buffer.from('%PDF-1.7\nVakıf senedi');
  const { fileName } = (await applicant.upload(pdf, 'application/pdf', 'senet.pdf')).body.data;
  const { _id } = (await applicant.apply({ fileNames: [fileName] })).body.data;

  const [listed] = JSON.parse((await charity('list', '--json')).out);
  expect([listed._id, listed.status, listed.files]).toEqual([_id, 'RECEIVED', 1]);
  const shown = (await charity('show', _id)).out;
  expect(shown).toContain(`senet.pdf (${pdf.length} bytes): npm run ops -- charity file ${fileName} FILE`);
  expect(shown).toContain('Next: review, reject');
  const target = path.join(folder, 'senet.pdf');
  await charity('file', fileName, target);
  expect((await readFile(target)).equals(pdf)).toBe(true);

  await charity('review', _id, '--reason', 'Okunuyor');
  const mute = await charity('reject', _id, '--reason', 'Belge yok');
  const part = ['--packs', '150', '--because', 'STOCK', '--reason', 'Stokta bu kadar'];
  const tried = await charity('approve', _id, ...part, '--dry-run');
  const approved = JSON.parse((await charity('approve', _id, ...part, '--json')).out);
  const sent = JSON.parse((await charity('sent', _id, '--reason', 'Kargoda', '--json')).out);
  const again = await charity('sent', _id, '--reason', 'Kargoda');
  expect([mute.err, tried.err, approved.application.approvedQuantity, sent.before, sent.mail, again.err]).toEqual([
    '✗ Choose why: --because STOCK | DOCUMENTS_MISSING | NOT_ELIGIBLE | DUPLICATE | OTHER.\n',
    'A dry run: nothing was changed.\n',
    150,
    'APPROVED',
    'applicationSent',
    '✗ This application is SENT; send is not possible. (MOVE_REFUSED)\n',
  ]);
});
