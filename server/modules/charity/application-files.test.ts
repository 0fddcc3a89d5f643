import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShopper, type Shop } from '../checkout/testing.ts';
import { applicantOf, charityApplications, charityFiles, operate, operations, startCharityShop } from './testing.ts';

// Starting a whole shop may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startCharityShop();
});
afterAll(() => shop.close());

async function openApplicant() {
  const { token } = await openShopper(shop, { accountType: 'charity' });
  return applicantOf(shop, token);
}

const pdf = Buffer.from('%PDF-1.7\nbelge');
async function picture(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background: '#e8604c' } });
  return drawn
    .withExif({ IFD0: { Copyright: 'Flamingo' } })
    .toFormat(format)
    .toBuffer();
}
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? 'success'}`;

test('the first bytes determine the type; pictures are re-encoded, PDFs kept as attachments [CHARITY-3]', async () => {
  const applicant = await openApplicant();
  const jpeg = await picture('jpeg');
  const refused = [
    await applicant.upload(Buffer.from('MZ…'), 'application/pdf'),
    await applicant.upload(pdf, 'image/png'),
    await applicant.upload(jpeg, 'image/png'),
    await applicant.upload(await picture('webp'), 'image/png'),
    await applicant.upload(Buffer.from([0xff, 0xd8, 0xff, 1, 2]), 'image/jpeg'),
    await applicant.upload(Buffer.alloc(5_242_881, 0x25), 'application/pdf'),
    await applicant.upload(pdf, 'text/html'),
  ];
  expect(refused.map(codeOf)).toEqual([
    ...Array.from({ length: 5 }, () => '422 FILE_UNREADABLE'),
    '413 PAYLOAD_TOO_LARGE',
    '415 UNSUPPORTED_MEDIA_TYPE',
  ]);
  const largest = Buffer.concat([pdf, Buffer.alloc(5_242_880 - pdf.length)]);
  const kept = [
    await applicant.upload(largest, 'application/pdf', 'Vakıf senedi.pdf'),
    await applicant.upload(jpeg, 'image/jpeg', 'bina.jpg'),
    await applicant.upload(await picture('png'), 'image/png'),
  ];
  expect(kept.map(({ status, body }) => [status, body.data.fileName.slice(32)])).toEqual([
    [201, '.pdf'],
    [201, '.jpg'],
    [201, '.jpg'],
  ]);
  const fileNames = kept.map(({ body }) => body.data.fileName);
  const url = `charity-files/${fileNames[0]}`;
  expect((await operations(shop, url)).status).toBe(404);
  const { _id } = (await applicant.apply({ fileNames })).body.data;
  const shown = (await operations(shop, `charity-applications/${_id}`)).body.data.files;
  expect(shown.map(({ name }: { name: string }) => name)).toEqual(['Vakıf senedi.pdf', 'bina.jpg', 'belge']);
  const answer = await shop.app.server.inject({
    url: `/ops/${url}`,
    headers: { authorization: 'Bearer mercan-sandbox-operations' },
  });
  expect([
    answer.headers['content-type'],
    answer.headers['content-disposition'],
    answer.headers['x-content-type-options'],
    answer.rawPayload.equals(largest),
  ]).toEqual(['application/octet-stream', `attachment; filename="${fileNames[0]}"`, 'nosniff', true]);
  const [row] = await shop.database.db
    .select()
    .from(charityFiles)
    .where(sql`file_name = ${fileNames[1]}`);
  const { format, exif } = await sharp(row!.content).metadata();
  expect([format, exif]).toEqual(['jpeg', undefined]);
});

test('a document belongs to the uploading account, and to one application', async () => {
  const [applicant, stranger] = [await openApplicant(), await openApplicant()];
  const { fileName } = (await applicant.upload(pdf, 'application/pdf')).body.data;
  expect(codeOf(await stranger.apply({ fileNames: [fileName] }))).toBe('409 FILE_UNKNOWN');
  expect(await stranger.list()).toEqual([]);
  const { _id } = (await applicant.apply({ fileNames: [fileName] })).body.data;
  await operate(shop, `${_id}/reject`, { decisionReason: 'OTHER' });
  expect(codeOf(await applicant.apply({ fileNames: [fileName] }))).toBe('409 FILE_UNKNOWN');
  expect(
    codeOf(await applicant.apply({ fileNames: Array.from({ length: 6 }, (_, at) => `${String(at).repeat(32)}.pdf`) })),
  ).toBe('400 VALIDATION');
});

test('an unused upload is deleted after a day, documents of a decided application after two years', async () => {
  const applicant = await openApplicant();
  const names = async () => (await shop.database.db.select().from(charityFiles)).map(({ fileName }) => fileName);
  const { fileName } = (await applicant.upload(pdf, 'application/pdf')).body.data;
  const { _id } = (await applicant.apply({ fileNames: [fileName] })).body.data;
  const unused = (await applicant.upload(pdf, 'application/pdf')).body.data.fileName;
  shop.clock.advance({ days: 1, minutes: 1 });
  await shop.runJobs('delete-application-files');
  expect([(await names()).includes(unused), (await names()).includes(fileName)]).toEqual([false, true]);
  await operate(shop, `${_id}/reject`, { decisionReason: 'OTHER' });
  shop.clock.advance({ days: 730 });
  await shop.runJobs('delete-application-files');
  expect((await names()).includes(fileName)).toBe(true);
  shop.clock.advance({ days: 1 });
  await shop.runJobs('delete-application-files');
  expect((await names()).includes(fileName)).toBe(false);
  const kept = await shop.database.db
    .select()
    .from(charityApplications)
    .where(sql`id = ${_id}`);
  expect(kept.map(({ status }) => status)).toEqual(['REJECTED']);
});

test('an account has at most ten uploads without an application', async () => {
  const applicant = await openApplicant();
  const uploaded: string[] = [];
  for (let nth = 0; nth < 11; nth += 1) {
    shop.clock.advance({ seconds: 1 });
    uploaded.push((await applicant.upload(pdf, 'application/pdf')).body.data.fileName);
  }
  const rows = await shop.database.db
    .select()
    .from(charityFiles)
    .where(sql`application_id is null`);
  const kept = rows.map(({ fileName }) => fileName).filter((name) => uploaded.includes(name));
  expect(kept.toSorted()).toEqual(uploaded.slice(1).toSorted());
});
