import type { AnySnapshot } from 'model-testing';
import { isLevelOpen, type LocationLevel, LOCATION_LEVELS, type Place } from '../../../domain/address/index.ts';
import { APPLICATION_STEPS, type ApplicationStep, validateApplicationStep } from '../../../domain/charity/index.ts';
import { charityApplicationFlow } from '../../../machines/charity-application/charity-application.spec.ts';
import type { ApplicationContext } from '../../../machines/charity-application/index.ts';
import type { BrowserFlow, Row } from '../browser-flow.ts';
import { endBrowserSession, signInAgain } from '../sign-in-again.ts';
import type { ApplicationWorld } from './charity-application.world.ts';
import { applications, contentOf, gone, places } from './kept-applications.ts';

type Play = Row<ApplicationWorld>['play'];
const contextOf = ({ context }: AnySnapshot) => context as unknown as ApplicationContext;

const { outcomes, events } = charityApplicationFlow;
const spec = {
  ...charityApplicationFlow,
  events: {
    ...events,
    'place.choose': [
      ...LOCATION_LEVELS.map((level) => ({ level, place: places[level] })),
      { level: 'city', place: null },
    ],
  },
  outcomes: {
    ...outcomes,
    draft: { ...outcomes.draft, done: applications },
    places: {
      ...outcomes.places,
      done: { ...outcomes.places.done, some: ({ level }: { level: LocationLevel }) => [places[level]] },
    },
  },
};

const main = ({ shop: { page } }: ApplicationWorld) => page.getByRole('main');
const press =
  (name: string): Play =>
  (world) =>
    main(world).getByRole('button', { name, exact: true }).click();
const nothing: Play = async () => {};

const answer =
  (group: string, way: 'through' | 'cut' = 'through'): Play =>
  (world) =>
    world.answer(group, way);
/** Makes a change before the request reaches the server. */
const after =
  (change: (world: ApplicationWorld) => Promise<void>, group: string): Play =>
  async (world) => {
    await change(world);
    await world.answer(group);
  };
const endSession = ({ shop, charity }: ApplicationWorld) => endBrowserSession(shop, charity);

const isOutdated = (snapshot: AnySnapshot) => contextOf(snapshot).draft.location.neighborhood?._id === gone._id;
const isAt = (step: ApplicationStep) => (snapshot: AnySnapshot) => contextOf(snapshot).step === step;
const fileOf = (snapshot: AnySnapshot, id: unknown) => contextOf(snapshot).files.find((each) => each.id === id);
const isCurrent = (id: string) => (snapshot: AnySnapshot) => contextOf(snapshot).current === id;

/** The step and label of each field that samples change. */
const fields: Readonly<Record<string, { step: ApplicationStep; label: string }>> = {
  corporationName: { step: 'contact', label: 'Kurumun adı' },
  quantity: { step: 'need', label: 'Paket adedi' },
  requestDetail: { step: 'detail', label: 'İhtiyacın' },
  line: { step: 'address', label: 'Cadde, sokak, kapı' },
};

const levelNames: Readonly<Record<LocationLevel, string>> = {
  country: 'Ülke',
  state: 'İl',
  city: 'İlçe',
  neighborhood: 'Mahalle',
};

const partNames: Readonly<Record<Exclude<ApplicationStep, 'summary'>, string>> = {
  type: 'Tür',
  contact: 'Kurum',
  need: 'İhtiyaç',
  detail: 'Ayrıntı',
  address: 'Adres',
  files: 'Belgeler',
};

const headings: Readonly<Record<ApplicationStep, string>> = {
  type: 'Kurumunun türü ne?',
  contact: 'Kurum ve sen',
  need: 'Kime, kaç paket?',
  detail: 'Biraz anlatır mısın?',
  address: 'Koli nereye gelsin?',
  files: 'Başvuru belgelerin',
  summary: 'Bir göz at, gönder',
};

const failureOf = (snapshot: AnySnapshot) => contextOf(snapshot).failure?.code ?? null;
const step =
  (name: ApplicationStep, state: string = name) =>
  (snapshot: AnySnapshot) => ({
    state,
    heading: headings[name],
    failure: failureOf(snapshot),
    isWrong: contextOf(snapshot).errors.length > 0,
  });
const address = (part: string) => (snapshot: AnySnapshot) => ({
  ...step('address', `address.${part}`)(snapshot),
  listed: LOCATION_LEVELS.filter((level) => contextOf(snapshot).lists[level].length > 0),
});
const files = (part: string) => (snapshot: AnySnapshot) => ({
  ...step('files', `files.${part}`)(snapshot),
  isWrong: contextOf(snapshot).fileError !== null,
  files: contextOf(snapshot).files.map(({ file, status }) => `${file.name} ${status}`),
});
const sending = (state: string) => () => ({ state, heading: headings.summary, failure: null });

export const charityApplicationBrowserFlow: BrowserFlow<ApplicationWorld> = {
  spec,
  longest: 40,
  opens: {
    async opened(world, [first]) {
      const kept = Object.entries(applications).find(([name]) => name !== 'fresh' && first === `draft.done.${name}`);
      await world.enter(kept?.[1] ?? null);
      if (!kept) await world.askedForAccount();
    },
  },
  distinguishes: (snapshot) => [
    isOutdated(snapshot),
    APPLICATION_STEPS.filter(
      (each) => validateApplicationStep(contextOf(snapshot).draft, each, ['neighborhood']).length > 0,
    ),
    !snapshot.hasTag('form') && contextOf(snapshot).files.map(({ id, status }) => [id, status]),
  ],
  actions: {
    'field.change': {
      async play(world, { event: { field, value } }) {
        if (field === 'applicationType') await main(world).getByRole('radio', { name: 'Okul' }).check();
        else await main(world).getByLabel(fields[String(field)]!.label, { exact: true }).fill(String(value));
      },
      when: (snapshot, { field }) => isAt(fields[String(field)]?.step ?? 'type')(snapshot),
    },
    'phone.change': {
      play: (world) => main(world).getByRole('textbox', { name: 'Cep telefonu', exact: true }).fill('5551234567'),
      when: isAt('contact'),
    },
    'place.choose': {
      async play(world, { event }) {
        const [level, place] = [event['level'] as LocationLevel, event['place'] as Place | null];
        await main(world)
          .getByLabel(levelNames[level], { exact: true })
          .selectOption(place?._id ?? '');
      },
      when(snapshot, event) {
        const [level, place] = [event['level'] as LocationLevel, event['place'] as Place | null];
        const { draft, lists } = contextOf(snapshot);
        const isListed = isLevelOpen(draft.location, level) && lists[level].length > 0;
        return isListed && draft.location[level]?._id !== place?._id;
      },
    },
    'places.retry': { play: press('Listeyi yeniden iste') },
    'file.add': {
      async play(world, { event }) {
        const { name, type } = event['file'] as { name: string; type: string };
        await main(world)
          .locator('input[type=file]')
          .setInputFiles({ name, mimeType: type, buffer: contentOf(name) });
      },
      // The second file is added once the first is stored: both in every state would give thousands of states.
      when(snapshot, { id }) {
        const { files: added } = contextOf(snapshot);
        return id !== 'f2' || added.every((each) => each.id === 'f2' || each.status === 'stored');
      },
    },
    'file.remove': {
      play: (world, { event, before }) =>
        press(`${fileOf(before.snapshot, event['id'])!.file.name} belgesini çıkar`)(world, undefined as never),
      when: (snapshot, { id }) => fileOf(snapshot, id) !== undefined,
    },
    'file.stop': { play: press('Durdur'), when: (snapshot, { id }) => isCurrent(String(id))(snapshot) },
    'file.retry': {
      play: (world, { event, before }) =>
        main(world)
          .locator('[data-file]')
          .filter({ hasText: fileOf(before.snapshot, event['id'])!.file.name })
          .getByRole('button', { name: 'Yeniden dene' })
          .click(),
      when: (snapshot, { id }) => ['failed', 'stopped'].includes(fileOf(snapshot, id)?.status ?? ''),
    },
    'step.next': { play: press('Devam') },
    'step.back': {
      play: (world, played) =>
        press(played.before.snapshot.matches('alreadyOpen') ? 'Taslağa dön' : 'Geri')(world, played),
    },
    'step.open': {
      play: (world, { event }) =>
        press(`${partNames[event['step'] as keyof typeof partNames]}: değiştir`)(world, undefined as never),
    },
    'application.send': { play: press('Başvuruyu gönder') },
    'application.check': { play: press('Yeniden bak') },
    'session.restored': {
      async play(world) {
        await signInAgain(world.shop, world.charity, '/charity');
        await world.answer('account');
      },
    },
  },
  answers: {
    'draft.done.fresh': { play: answer('account') },
    ...Object.fromEntries(
      Object.keys(applications)
        .filter((name) => name !== 'fresh')
        .map((name) => [`draft.done.${name}`, { play: nothing }]),
    ),
    'places.done.some': { play: answer('places') },
    'places.failed.offline': { play: answer('places', 'cut') },
    // The content of `f1` matches its type, that of `f2` does not.
    'upload.done.stored': { play: answer('upload'), when: isCurrent('f1') },
    'upload.failed.unreadable': { play: answer('upload'), when: isCurrent('f2') },
    'upload.failed.offline': { play: answer('upload', 'cut') },
    'upload.failed.sessionOver': { play: after(endSession, 'upload') },
    'create.done.received': {
      play: after((world) => world.decide(), 'create'),
      when: (snapshot) => !isOutdated(snapshot),
    },
    'create.failed.invalidAddress': {
      play: answer('create'),
      when: isOutdated,
    },
    'create.failed.open': {
      async play(world) {
        await world.decide();
        await world.applyElsewhere();
        await world.answer('create');
      },
      when: (snapshot) => !isOutdated(snapshot),
    },
    'create.failed.fileUnknown': {
      async play(world) {
        await world.decide();
        await world.deleteUploads();
        await world.answer('create');
      },
      when: (snapshot) => contextOf(snapshot).files.some(({ status }) => status === 'stored'),
    },
    'create.failed.offline': { play: answer('create', 'cut') },
    'create.failed.sessionOver': { play: after(endSession, 'create') },
    'open.done.arrived': {
      async play(world) {
        await world.decide();
        await world.applyElsewhere();
        await world.answer('open');
      },
    },
    'open.done.none': { play: after((world) => world.decide(), 'open') },
    'open.failed.offline': { play: answer('open', 'cut') },
    'open.failed.sessionOver': { play: after(endSession, 'open') },
    'after.readLimit': { play: nothing },
    'after.saveLimit': { play: nothing },
    'after.uploadLimit': { play: nothing },
  },
  screens: {
    reading: 'passing',
    type: step('type'),
    contact: step('contact'),
    need: step('need'),
    detail: step('detail'),
    'address.listing': address('listing'),
    'address.unlisted': address('unlisted'),
    'address.editing': address('editing'),
    'files.choosing': files('choosing'),
    'files.uploading': files('uploading'),
    summary: step('summary'),
    uploading: sending('uploading'),
    creating: sending('creating'),
    checking: sending('checking'),
    unsure: () => ({ state: 'unsure', heading: 'Başvurun ulaştı mı, henüz bilmiyoruz' }),
    alreadyOpen: () => ({ state: 'alreadyOpen', heading: 'Önceki başvurun hâlâ değerlendiriliyor' }),
    // The page of the ended session.
    suspended: () => ({ path: '/auth/logout' }),
    sent: () => ({ state: 'sent', heading: 'Başvurun bizde' }),
  },
  leftOut: {
    'draft.failed.unavailable': 'a device that keeps nothing, or a profile that cannot be read, begins an empty draft',
    'places.done.nothingBelow': 'every place that the shop delivers to has places below it',
    'upload.progressed': 'a small file leaves at once: its last part comes with the answer',
    'upload.failed.tooLarge': 'the page takes no file that is larger than the server takes; server/modules/charity',
    'create.failed.refused': 'the same step as without the files a second time',
    'create.failed.invalidType': 'the page offers only types that are one; server/modules/charity',
    'create.failed.invalidContact': 'the page checks them as the server does; server/modules/charity',
    'create.failed.invalidNeed': 'the page checks it as the server does; server/modules/charity',
    'create.failed.invalidDetail': 'the page checks it as the server does; server/modules/charity',
  },
};
