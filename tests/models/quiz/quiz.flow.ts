import type { Page } from '@playwright/test';
import type { AnySnapshot, PathEvent } from 'model-testing';
import { answered, quizFlow as spec } from '../../../machines/quiz/quiz.spec.ts';
import type { QuizDraft } from '../../../machines/quiz/index.ts';
import { newEmail } from '../../harness/customer.ts';
import { expect } from '../../harness/shop-test.ts';
import type { BrowserFlow, Row } from '../browser-flow.ts';
import type { QuizWorld } from './quiz.world.ts';

type Play = Row<QuizWorld>['play'];
type Context = { draft: QuizDraft; errors: readonly unknown[]; kept: object | null; failure: { code: string } | null };

const contextOf = ({ context }: AnySnapshot) => context as unknown as Context;
const isAt = (question: string) => (snapshot: AnySnapshot) => snapshot.matches({ asking: question });
const isRight = ({ change }: PathEvent) => (change as QuizDraft).name === answered.name;

const press =
  (name: string, root: 'main' | 'dialog' = 'main'): Play =>
  ({ shop: { page } }) =>
    page.getByRole(root).getByRole('button', { name, exact: true }).click();
const nothing: Play = async () => {};

/** Gives each question a valid or an invalid answer. The others have a default and accept no invalid one. */
const answers: Record<string, (page: Page, right: boolean) => Promise<void>> = {
  name: (page, right) => page.getByLabel('Adın').fill(right ? answered.name : ' '),
  async days(page, right) {
    for (const slider of await page.getByRole('slider').all()) await slider.press(right ? '2' : '0');
  },
  async delivery(page, right) {
    await page.getByLabel('E-posta adresin').fill(right ? newEmail() : 'deniz@');
    await page.getByRole('checkbox', { name: /^Açık rıza/ }).setChecked(right);
  },
};

/** A draft with every answer, at the sample's question. */
const sample = spec.outcomes.kept.done.draft;

/** Answers the page's look-up with this stored draft. */
const lookUp =
  (onDevice: typeof sample | null): Play =>
  async ({ device }) => {
    await device.refuse(false);
    await device.keepElsewhere(onDevice && { draft: onDevice.draft, step: onDevice.step });
    await device.answer();
  };
const deviceAnswers =
  (isRefused: boolean): Play =>
  async ({ device }) => {
    await device.refuse(isRefused);
    await device.answer();
  };

/** Storing at the server deletes the device's draft, too. */
const storeWhole: Play = async ({ shop, device }) => {
  const before = await device.asked();
  await device.refuse(false);
  await shop.gate.open(['storing'], 'through');
  await expect.poll(() => shop.tick().then(() => device.asked())).toBeGreaterThan(before);
  await device.answer();
};

/** The failure code that the page shows; a storage failure also names the attempted action. */
function failureOf(snapshot: AnySnapshot): string | null {
  const { failure, kept } = contextOf(snapshot);
  if (!failure) return null;
  if (!failure.code.startsWith('STORAGE_')) return failure.code;
  if (snapshot.matches('offering')) return `${failure.code} keeping`;
  return kept ? `${failure.code} deleting` : null;
}

const quietWelcome = { heading: 'Sekiz soru, sana göre bir kutu.', isWrong: false };
const welcome = (state: 'looking' | 'ready') => (snapshot: AnySnapshot) => ({
  ...quietWelcome,
  isAlive: true,
  state: `welcome.${state}`,
  isDraftShown: state === 'ready' && contextOf(snapshot).kept !== null,
  failure: state === 'ready' ? failureOf(snapshot) : null,
});
const question = (name: string, heading: string) => (snapshot: AnySnapshot) => ({
  isAlive: true,
  state: `asking.${name}`,
  heading,
  isAskingConsent: false,
  isDraftShown: contextOf(snapshot).kept !== null,
  isWrong: contextOf(snapshot).errors.length > 0,
  failure: failureOf(snapshot),
});

export const quizBrowserFlow: BrowserFlow<QuizWorld> = {
  spec,
  longest: 40,
  opens: {
    opened: (world) => world.enter(null),
    reloaded: (world) => world.enter(spec.inputs.reloaded.resumed),
    shownBefore: (world) => world.enter(spec.inputs.shownBefore.resumed),
  },
  actions: {
    'quiz.begin': { play: press('Başla') },
    'answers.change': {
      play({ shop: { page } }, { event, before }) {
        const at = Object.keys(answers).find((name) => isAt(name)(before.snapshot))!;
        return answers[at]!(page, isRight(event));
      },
      when: (snapshot) => Object.keys(answers).some((name) => isAt(name)(snapshot)),
    },
    'step.next': { play: press('Devam') },
    'step.back': {
      play: (world, step) => press(step.before.snapshot.matches('shown') ? 'Sonucu sakla' : 'Geri')(world, step),
    },
    'draft.offer': { play: press('Sonra devam et') },
    'draft.keep': {
      async play(world, step) {
        const { event, next } = step;
        await world.device.refuse(next[0] === 'keep.failed.denied');
        await world.shop.page.getByRole('dialog').getByRole('checkbox').setChecked(Boolean(event['hasConsent']));
        await press('Bu cihazda sakla', 'dialog')(world, step);
      },
    },
    'draft.cancel': { play: press('Vazgeç', 'dialog') },
    'draft.resume': {
      play: press('Kaldığım yerden devam et'),
      when: (snapshot) => contextOf(snapshot).kept !== null,
    },
    'draft.delete': { play: press('Taslağı sil'), when: (snapshot) => contextOf(snapshot).kept !== null },
    'result.show': { play: press('Kaydetmeden göster') },
    'quiz.store': { play: press('Sakla ve göster') },
    'answers.edit': { play: press('Cevapları değiştir') },
    'answers.delete': {
      async play(world, step) {
        await press('Cevaplarımı sil')(world, step);
        await press('Cevaplarımı sil', 'dialog')(world, step);
      },
    },
  },
  answers: {
    'kept.done.none': { play: lookUp(null) },
    'kept.done.draft': { play: lookUp(sample) },
    // A draft that was already found stays known despite a refusal: not this outcome.
    'kept.failed.denied': { play: deviceAnswers(true), when: (snapshot) => contextOf(snapshot).kept === null },
    'keep.done.kept': { play: nothing },
    'keep.failed.denied': { play: nothing },
    'deletion.done.deleted': { play: deviceAnswers(false) },
    'deletion.failed.denied': { play: deviceAnswers(true) },
    'storing.done.stored': { play: storeWhole },
    'storing.failed.offline': { play: ({ shop }) => shop.gate.open(['storing'], 'cut') },
    'storing.failed.unavailable': { play: ({ shop }) => shop.gate.open(['storing'], 'busy') },
    'after.readLimit': {
      play: nothing,
      when: (snapshot) =>
        !snapshot.matches('keeping') && !(snapshot.matches('welcome') && contextOf(snapshot).kept !== null),
    },
    'after.saveLimit': { play: nothing },
  },
  screens: {
    'welcome.looking': welcome('looking'),
    'welcome.ready': welcome('ready'),
    'asking.name': question('name', 'Sana nasıl seslenelim?'),
    'asking.distance': question('distance', 'Adetin kaç günde bir geliyor?'),
    'asking.duration': question('duration', 'Kaç gün sürüyor?'),
    'asking.days': question('days', 'Gün gün akışın nasıl?'),
    'asking.products': question('products', 'Şu an ne kullanıyorsun?'),
    'asking.usages': question('usages', 'Hangi gün kaç tane?'),
    'asking.pantyliners': question('pantyliners', 'Günlük ped kullanıyor musun?'),
    'asking.delivery': question('delivery', 'Kutun hazır. Saklayalım mı?'),
    offering: (snapshot) => ({
      state: 'offering',
      isAskingConsent: true,
      isWrong: contextOf(snapshot).errors.length > 0,
      failure: failureOf(snapshot),
    }),
    keeping: 'passing',
    deleting: () => ({ state: 'deleting', isDraftShown: true, failure: null }),
    storing: () => ({ state: 'storing', heading: 'Kutun hazır. Saklayalım mı?', failure: null }),
    shown: () => ({ state: 'shown', heading: 'Deniz, kutun bu.', hasResult: false }),
    stored: () => ({ state: 'ready', heading: 'Deniz, kutun bu.', hasResult: true }),
  },
  leftOut: {
    'storing.failed.refused': 'as no connection',
    'storing.failed.consent': 'the page sends answers with consent only; server/modules/quiz',
    'storing.failed.email': 'the page checks an address as the server does; server/modules/quiz',
    'storing.failed.token': 'the page sends no token with the answers; server/modules/quiz',
  },
};
