import type { Browser } from '@playwright/test';
import { PERSISTED_STORE_NAME } from '../../../domain/persisted/index.ts';
import type { DraftAtStep } from '../../../machines/quiz/index.ts';
import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { openFrozenShop, type FrozenShop } from '../frozen-shop.ts';
import type { PlayedWorld } from '../run-flow.ts';
import { openDevice, type Device } from './device.ts';

export interface QuizWorld extends PlayedWorld {
  readonly device: Device;
  /** `resumed`: the draft that the tab had stored before a reload. */
  enter(resumed: DraftAtStep | null): Promise<void>;
}

const storingPath = '/api/packets_service/v1/quiz';

/** The page's text for each failure, by code. */
const failureWords: Record<string, string> = {
  'STORAGE_DENIED keeping': 'Tarayıcın bu cihazda saklamaya izin vermiyor.',
  'STORAGE_DENIED deleting': 'Taslağı silemedik.',
  'STORAGE_TIMEOUT deleting': 'Taslak silindi mi bilmiyoruz.',
  TIMEOUT: 'Yanıt gecikti; cevapların saklandı mı bilmiyoruz.',
  OFFLINE: 'İnternet yok gibi görünüyor. Cevapların duruyor;',
  UNAVAILABLE: 'Şu an yanıt veremiyoruz; cevapların saklandı mı bilmiyoruz.',
};

export function openQuizWorld(browser: Browser, harness: Harness): QuizWorld {
  let shop: FrozenShop | null = null;
  let device: Device | null = null;
  const carriers: string[] = [];
  return {
    get shop() {
      if (!shop) throw new Error('nothing was opened yet');
      return shop;
    },
    get isOpen() {
      return shop !== null;
    },
    get device() {
      if (!device) throw new Error('nothing was opened yet');
      return device;
    },
    async enter(resumed) {
      shop = await openFrozenShop(browser, harness, { storing: (url) => url.pathname === storingPath }, {});
      const { page, context } = shop;
      page.on('request', (request) => {
        if (/Deniz|deniz/.test(`${request.url()} ${request.postData() ?? ''}`))
          carriers.push(new URL(request.url()).pathname);
      });
      if (resumed) {
        await page.goto('/robots.txt');
        const kept = [`${PERSISTED_STORE_NAME}/quiz`, JSON.stringify({ ...resumed, version: 1 })] as const;
        await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), kept);
      }
      device = await openDevice(context, page);
      await page.goto('/quiz', { waitUntil: 'commit' });
    },
    look: () =>
      shop!.page.evaluate((words) => {
        const root = document.querySelector('main [data-state]');
        const dialog = document.querySelector('dialog[open], [role=dialog]');
        const page = root?.textContent ?? '';
        const text = `${page} ${dialog?.textContent ?? ''}`;
        return {
          path: location.pathname,
          hasResult: /^\?result=[0-9a-f]{32}$/.test(location.search),
          isAlive: document.documentElement.dataset['hydrated'] !== undefined,
          state: root?.getAttribute('data-state'),
          heading: root?.querySelector('h1')?.textContent,
          isAskingConsent: dialog !== null,
          isDraftShown: page.includes('gününe kadar durur.') && page.includes('Taslağı sil'),
          isWrong: document.querySelector('[aria-invalid=true]') !== null || page.includes('En az bir günü boya'),
          failure: Object.keys(words).find((code) => text.includes(words[code]!)) ?? null,
        };
      }, failureWords),
    async judge() {
      expect(carriers.filter((path) => path !== storingPath)).toEqual([]);
    },
  };
}
