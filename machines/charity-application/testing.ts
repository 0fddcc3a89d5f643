import { NO_LOCATION, type Place } from '../../domain/address/index.ts';
import type { ApplicationDraft } from '../../domain/charity/index.ts';
import type { ApplicationFile, KeptApplication } from './charity-application.types.ts';

const place = (id: string, name: string): Place => ({ _id: id, name: { tr: name, en: name } });
export const turkiye = place('tr', 'Türkiye');
export const van = place('tr-65', 'Van');
export const ipekyolu = place('tr-65-ipekyolu', 'İpekyolu');
export const serhat = place('tr-65-ipekyolu-serhat', 'Serhat');

export const blank: ApplicationDraft = {
  applicationType: '',
  corporationName: '',
  firstName: 'Derya',
  lastName: 'Aksoy',
  email: 'derya@umut.example.org',
  phone: { dialCode: '+90', number: '5327654321' },
  recipient: '',
  quantity: '',
  requestDetail: '',
  location: NO_LOCATION,
  line: '',
};

export const written: ApplicationDraft = {
  ...blank,
  applicationType: 'FOUNDATION',
  corporationName: 'Umut Eğitim Vakfı',
  recipient: 'İki yurtta kalan 120 öğrenci',
  quantity: '240',
  requestDetail: 'Dönem başı için öğrenci başına iki paket.',
  location: { country: turkiye, state: van, city: ipekyolu, neighborhood: serhat },
  line: 'Serhat Mahallesi 12. Sokak No 4',
};

export const charter = { name: 'senet.pdf', type: 'application/pdf', size: 182_044 };
export const stamp = { name: 'kase.jpg', type: 'image/jpeg', size: 900_000 };
const stored: ApplicationFile = { id: 'f1', file: charter, status: 'stored', fileName: `${'a'.repeat(32)}.pdf` };
const waiting: ApplicationFile = { id: 'f2', file: stamp, status: 'waiting', fileName: null };

export const keptAt = (
  step: KeptApplication['step'],
  draft: ApplicationDraft = written,
  files: readonly ApplicationFile[] = [],
): KeptApplication => ({ draft, files, step });

export const drafts = {
  fresh: keptAt('type', blank),
  atContact: keptAt('contact'),
  atNeed: keptAt('need'),
  atDetail: keptAt('detail'),
  atAddress: keptAt('address', { ...written, location: { ...written.location, neighborhood: null } }),
  atFiles: keptAt('files', written, [stored]),
  incomplete: keptAt('summary', { ...written, recipient: '' }),
  undescribed: keptAt('summary', { ...written, requestDetail: '' }),
  atSummary: keptAt('summary', written, [stored, waiting]),
};
