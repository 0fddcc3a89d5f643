import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Place } from '../../../domain/address/index.ts';
import { conflict, invalid, offline } from '../../../domain/failure/index.ts';
import {
  type CharityApplicationServices,
  connectCharityApplication,
  type KeptApplication,
} from '../../../machines/charity-application/index.ts';
import { blank } from '../../../machines/charity-application/charity-application.spec.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { CharityApplicationScreen } from './charity-application-screen.tsx';

const place = (_id: string): Place => ({ _id, name: { tr: _id, en: _id } });
const turkiye = place('tr');
const draft = { ...blank, corporationName: 'Umut Eğitim Vakfı' };
const complete: KeptApplication['draft'] = {
  ...draft,
  applicationType: 'SCHOOL',
  recipient: '120 öğrenci',
  quantity: '240',
  requestDetail: 'Dönem başı için iki paket.',
  location: { country: turkiye, state: place('tr-34'), city: place('tr-34-kadikoy'), neighborhood: null },
  line: 'Moda Caddesi No 12',
};
const received = { _id: 'a1', quantity: 240, status: 'RECEIVED' } as const;

function Application({ kept, ...services }: { kept: KeptApplication } & Partial<CharityApplicationServices>) {
  const [flow] = useState(() =>
    connectCharityApplication({
      readDraft: () => Promise.resolve(kept),
      listPlaces: () => Promise.resolve([turkiye]),
      upload: ({ file }) => Promise.resolve({ fileName: file.name }),
      create: () => Promise.resolve(received),
      findOpen: () => Promise.resolve(null),
      ...services,
    }),
  );
  const [snapshot, send] = useMachine(flow, { input: { draft } });
  return (
    <InTurkish>
      <CharityApplicationScreen snapshot={snapshot} send={send} />
    </InTurkish>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const statuses = () => [...document.querySelectorAll<HTMLElement>('[data-file]')].map(({ dataset }) => dataset['file']);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a step with a mistake says so at its field, and going back loses nothing', async () => {
  render(<Application kept={{ draft, files: [], step: 'type' }} />);
  await waitFor(() => expect(title()).toBe('Kurumunun türü ne?'));
  press('Devam');
  expect(screen.getByText('Kurumunun türünü seç.').textContent).toBe('Kurumunun türünü seç.');
  fireEvent.click(screen.getByRole('radio', { name: 'Okul' }));
  press('Devam');
  expect(title()).toBe('Kurum ve sen');
  press('Devam');
  fireEvent.change(screen.getByLabelText('Kaç kişi?'), { target: { value: '120' } });
  fireEvent.change(screen.getByLabelText('Kaç ay?'), { target: { value: '2' } });
  press('Bu sayıyı yaz');
  press('Geri');
  press('Devam');
  expect(screen.getByLabelText<HTMLInputElement>('Paket adedi').value).toBe('240');
});

test('of three files one is refused: the others arrive, and only they are named', async () => {
  const asked: unknown[] = [];
  render(
    <Application
      kept={{ draft: complete, files: [], step: 'files' }}
      upload={({ file }) =>
        file.name === 'sahte.pdf'
          ? Promise.reject({ ...invalid([]), code: 'FILE_UNREADABLE' })
          : Promise.resolve({ fileName: file.name })
      }
      create={({ fileNames }) => {
        asked.push(fileNames);
        return Promise.resolve(received);
      }}
    />,
  );
  await waitFor(() => expect(title()).toBe('Başvuru belgelerin'));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  for (const name of ['senet.pdf', 'sahte.pdf', 'kase.pdf', 'senet.pdf'])
    fireEvent.change(input, { target: { files: [new File(['%PDF-'], name, { type: 'application/pdf' })] } });
  expect(screen.getByText('Bu dosya listede zaten var.').textContent).toBe('Bu dosya listede zaten var.');
  await waitFor(() => expect(statuses()).toEqual(['stored', 'refused', 'stored']));
  press('Devam');
  expect(screen.getByText('sahte.pdf gönderilmeyecek.').textContent).toBe('sahte.pdf gönderilmeyecek.');
  press('Başvuruyu gönder');
  await waitFor(() => expect(title()).toBe('Başvurun bizde'));
  expect(asked).toEqual([['senet.pdf', 'kase.pdf']]);
});

const file = { name: 'senet.pdf', type: 'application/pdf', size: 5 };
const summary: KeptApplication = {
  draft: complete,
  files: [{ id: 'f1', file, status: 'stored', fileName: 'old.pdf' }],
  step: 'summary',
};

test('uploads that the server has deleted are sent again from the draft', async () => {
  const asked: unknown[] = [];
  render(
    <Application
      kept={summary}
      upload={() => Promise.resolve({ fileName: 'new.pdf' })}
      create={({ fileNames }) => {
        asked.push(fileNames);
        return asked.length === 1 ? Promise.reject(conflict({ code: 'FILE_UNKNOWN' })) : Promise.resolve(received);
      }}
    />,
  );
  await waitFor(() => expect(title()).toBe('Bir göz at, gönder'));
  press('Başvuruyu gönder');
  await waitFor(() => expect(title()).toBe('Başvurun bizde'));
  expect(asked).toEqual([['old.pdf'], ['new.pdf']]);
});

test('when the answer is lost, it is asked whether the application arrived before anything is sent again', async () => {
  const answers = [() => Promise.reject(offline()), () => Promise.resolve(received)];
  render(<Application kept={summary} create={() => Promise.reject(offline())} findOpen={() => answers.shift()!()} />);
  await waitFor(() => expect(title()).toBe('Bir göz at, gönder'));
  press('Başvuruyu gönder');
  await waitFor(() => expect(title()).toBe('Başvurun ulaştı mı, henüz bilmiyoruz'));
  press('Yeniden bak');
  await waitFor(() => expect(title()).toBe('Başvurun bizde'));
});
