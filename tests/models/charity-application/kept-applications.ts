import type { Page } from '@playwright/test';
import type { Place } from '../../../domain/address/index.ts';
import type { KeptApplication } from '../../../machines/charity-application/index.ts';
import { blank, drafts, keptAt, written } from '../../../machines/charity-application/charity-application.spec.ts';

const place = (id: string, name: string): Place => ({ _id: id, name: { tr: name, en: name } });

/** Places in the shop's data, from the country to the neighbourhood. */
export const places = {
  country: place('tr', 'Türkiye'),
  state: place('tr-34', 'İstanbul'),
  city: place('tr-34-kadikoy', 'Kadıköy'),
  neighborhood: place('tr-34-kadikoy-a39c7e4b9e', 'Caferağa'),
};

/** A neighbourhood that was removed from the shop's data. */
export const gone = place('tr-34-kadikoy-0000000000', 'Eski mahalle');

/** Contents of files by name. That of `kase.jpg` is no JPEG. */
const contents: Readonly<Record<string, string>> = {
  'senet.pdf': '%PDF-1.7\nVakıf senedi',
  'kase.jpg': 'MZ',
  'film.mp4': 'film',
};
export const contentOf = (name: string): Buffer => Buffer.from(contents[name]!);

const whole = { ...written, location: places };
const [charter] = drafts.atFiles.files;
const waiting = { ...charter!, status: 'waiting', fileName: null } as const;

/** Applications that this device may have stored, with places in the shop's data. */
export const applications = {
  fresh: keptAt('type', { ...blank, corporationName: written.corporationName }),
  atContact: keptAt('contact', whole),
  atNeed: keptAt('need', whole),
  atDetail: keptAt('detail', whole),
  atAddress: keptAt('address', { ...whole, location: { ...places, neighborhood: null } }),
  atFiles: keptAt('files', whole, drafts.atFiles.files),
  incomplete: keptAt('summary', { ...whole, recipient: '' }),
  undescribed: keptAt('summary', { ...whole, requestDetail: '' }),
  atSummary: keptAt('summary', whole, [waiting]),
  outdated: keptAt('summary', { ...whole, location: { ...places, neighborhood: gone } }),
} as const satisfies Record<string, KeptApplication>;

interface Kept {
  accountId: string;
  application: KeptApplication;
  texts: readonly string[];
}

/** Runs in a page: writes as localforage does. */
function write({ accountId, application, texts }: Kept): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const opening = indexedDB.open('mercan-drafts');
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('applications'));
  opening.addEventListener('error', () => reject(opening.error!));
  opening.addEventListener('success', () => {
    const database = opening.result;
    const writing = database.transaction('applications', 'readwrite');
    const files = application.files.map((each, index) => ({
      ...each,
      file: new File([texts[index]!], each.file.name, { type: each.file.type }),
    }));
    writing.objectStore('applications').put({ version: 1, application: { ...application, files } }, accountId);
    writing.addEventListener('error', () => reject(writing.error!));
    writing.addEventListener('complete', () => {
      database.close();
      resolve();
    });
  });
  return promise;
}

/** Stores the application and the contents of its files on the device of this page. */
export const keepApplication = (page: Page, accountId: string, application: KeptApplication): Promise<void> =>
  page.evaluate(write, {
    accountId,
    application,
    texts: application.files.map(({ file }) => String(contentOf(file.name))),
  });
