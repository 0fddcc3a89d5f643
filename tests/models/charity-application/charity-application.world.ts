import type { Browser } from '@playwright/test';
import type { KeptApplication } from '../../../machines/charity-application/index.ts';
import { written } from '../../../machines/charity-application/charity-application.spec.ts';
import { type Data, openCharity } from '../../harness/customer.ts';
import { operate } from '../../harness/operate.ts';
import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { type Account, openAccount } from '../account.ts';
import { openFrozenShop, type FrozenShop } from '../frozen-shop.ts';
import type { Groups, Way } from '../gate.ts';
import type { PlayedWorld } from '../run-flow.ts';
import { contentOf, keepApplication, places } from './kept-applications.ts';

export interface ApplicationWorld extends PlayedWorld {
  /** The same charity on another device. */
  readonly charity: Account;
  /** `kept`: the unsent application that this device has stored. */
  enter(kept: KeptApplication | null): Promise<void>;
  /** The account's data has been requested; later requests for it do not wait at the gate. */
  askedForAccount(): Promise<void>;
  /** The waiting call of this group goes this way; later calls wait again. */
  answer(group: string, way?: Way): Promise<void>;
  /** Another device sends an application of this account, which is undecided. */
  applyElsewhere(): Promise<void>;
  /** Rejects every undecided application of the account. */
  decide(): Promise<void>;
  /** Deletes uploads that belong to no application, as the shop does. */
  deleteUploads(): Promise<void>;
}

const path = '/api/charity_service/v1/user/application-request';
const profile = '/api/private/user/users/profile';
const place = /\/public\/user\/(countries|states|cities|neighborhoods)$/;

/** The page's text for each failure, by code. */
const failureWords: Record<string, string> = {
  TIMEOUT: 'Yanıt gecikti. Yazdıkların duruyor;',
  OFFLINE: 'İnternet yok gibi görünüyor. Yazdıkların duruyor;',
  UNAUTHORIZED: 'Oturumun bitmiş.',
  INVALID: 'Bazı alanları kontrol et.',
  FILE_UNKNOWN: 'Yüklediğin belgelerden biri artık yok.',
  FILE_UNREADABLE: 'Bu dosyayı açamadık. PDF, JPEG ya da PNG olarak yükle.',
};

const { account, request } = {
  account: {
    firstName: written.firstName,
    lastName: written.lastName,
    email: written.email,
    phone: written.phone,
    corporationName: written.corporationName,
  },
  request: {
    applicationType: 'FOUNDATION',
    quantity: Number(written.quantity),
    recipient: written.recipient,
    requestDetail: written.requestDetail,
    fileNames: [],
    address: {
      location: {
        _country: places.country._id,
        _state: places.state._id,
        _city: places.city._id,
        _neighborhood: places.neighborhood._id,
      },
      line: written.line,
    },
  },
};

const isUndecided = ({ applicationStatus }: Data) => ['RECEIVED', 'IN_REVIEW'].includes(applicationStatus);

const toSent = ({ quantity, recipient }: Data) => ({ quantity, recipient });

const known = <Known>(what: Known | null): Known => {
  if (what === null) throw new Error('nothing was opened yet');
  return what;
};

export function openApplicationWorld(browser: Browser, harness: Harness): ApplicationWorld {
  let shop: FrozenShop | null = null;
  let charity: Account | null = null;
  let isReading = true;
  const groups: Groups = {
    account: (url) => isReading && url.pathname === profile,
    places: (url) => place.test(url.pathname),
    upload: (url) => url.pathname === `${path}/upload-file`,
    create: (url, asked) => url.pathname === path && asked?.method() !== 'GET',
    open: (url, asked) => url.pathname === path && asked?.method() === 'GET',
  };
  const ask = async (method: 'GET' | 'POST', body?: object): Promise<Data> => {
    const answer = await fetch(`${harness.shopUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${known(charity).otherToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The application was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  /** Uploads the stored files of an application, so that they have the names that the server gave. */
  async function upload(kept: KeptApplication): Promise<KeptApplication> {
    const files = kept.files.map(async (each) => {
      if (each.status !== 'stored') return each;
      const { name, type } = each.file;
      const answer = await fetch(`${harness.shopUrl}${path}/upload-file?name=${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${known(charity).otherToken}`, 'content-type': type },
        body: new Uint8Array(contentOf(name)),
      });
      return { ...each, fileName: (await answer.json()).data.fileName as string };
    });
    return { ...kept, files: await Promise.all(files) };
  }
  async function answer(group: string, way: Way = 'through'): Promise<void> {
    const { gate, tick } = known(shop);
    await gate.waiting(group, tick);
    await gate.open([group], way);
    gate.shut();
  }
  const world: ApplicationWorld = {
    get shop() {
      return known(shop);
    },
    get isOpen() {
      return shop !== null;
    },
    get charity() {
      return known(charity);
    },
    async enter(kept) {
      charity = await openAccount(harness.shopUrl, openCharity);
      shop = await openFrozenShop(browser, harness, groups, { token: charity.token });
      if (kept) {
        await shop.page.goto('/robots.txt');
        await keepApplication(shop.page, charity.id, await upload(kept));
      }
      await shop.page.goto('/charity?apply=true', { waitUntil: 'commit' });
      // The answer that says who is signed in.
      await answer('account');
    },
    async askedForAccount() {
      const { gate, tick } = known(shop);
      await gate.waiting('account', tick);
      isReading = false;
    },
    answer,
    applyElsewhere: async () => void (await ask('POST', { ...request, account })),
    async decide() {
      const open: Data[] = (await ask('GET')).filter(isUndecided);
      for (const { _id } of open)
        await operate(harness.shopUrl, `charity-applications/${_id}/reject`, { decisionReason: 'DUPLICATE' });
    },
    deleteUploads: () =>
      harness.change(`delete from charity_files where application_id is null and account_id = '${known(charity).id}'`),
    look: () =>
      known(shop).page.evaluate((words) => {
        const main = document.querySelector('main');
        const said = [...(main?.querySelectorAll('[role=alert]') ?? [])]
          .map(({ textContent }) => textContent)
          .join(' ');
        const selects = [...(main?.querySelectorAll<HTMLSelectElement>('select[data-known]') ?? [])];
        const levels = ['country', 'state', 'city', 'neighborhood'];
        return {
          path: location.pathname,
          state: main?.querySelector('[data-state]')?.getAttribute('data-state') ?? null,
          heading: main?.querySelector('h1')?.textContent ?? null,
          isWrong: main?.querySelector('[aria-invalid=true]') !== null,
          failure: said === '' ? null : (Object.keys(words).find((code) => said.includes(words[code]!)) ?? said),
          listed: levels.filter((level) =>
            selects.some((select) => select.id.endsWith(level) && select.options.length > 2),
          ),
          files: [...(main?.querySelectorAll<HTMLElement>('[data-file]') ?? [])].map(
            (tile) => `${tile.querySelector('span, p, strong')?.textContent} ${tile.dataset['file']}`,
          ),
        };
      }, failureWords),
    /** Nothing is sent twice: at most one undecided application, with the contents that were typed. */
    async judge() {
      const open: Data[] = (await ask('GET')).filter(isUndecided);
      expect(open.map(toSent)).toEqual(open.slice(0, 1).map(() => ({ quantity: 240, recipient: written.recipient })));
    },
  };
  return world;
}
