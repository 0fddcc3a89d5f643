import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { failure, rejected, timedOut } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { recommend } from '../../../domain/quiz/index.ts';
import {
  answersOf,
  connectQuiz,
  type DraftAtStep,
  emptyDraft,
  type KeptDraft,
  type QuizServices,
  type StoreRequest,
} from '../../../machines/quiz/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { QuizScreen } from './quiz-screen.tsx';
import { StagedResult } from './staged-result.stage-view.tsx';

const shelf = (type: 'pad', subType: 'standard' | 'super') => ({
  type,
  subType,
  offers: [8, 12, 24].map((size) => ({
    _product: `${type}-${subType}-${size}`,
    size,
    price: { subscription: kurus(size * 100), oneTimePurchase: kurus(size * 110) },
  })),
});
const shelves = [shelf('pad', 'standard'), shelf('pad', 'super')];

const quiet: QuizServices = {
  readKeptDraft: () => Promise.resolve(null),
  keepDraft: (draft) => Promise.resolve({ ...draft, expiresAt: '2026-12-26T09:00:00.000Z' }),
  deleteKeptDraft: () => Promise.resolve({}),
  storeQuiz: () => Promise.resolve({ id: 'b5c1d2e3f4a5968778695a4b3c2d1e0f' }),
};

const answered: DraftAtStep = {
  step: 'delivery',
  draft: { ...emptyDraft, name: 'Deniz', levels: [2, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0], productTypes: ['pad'] },
};

function Quiz({ played, resumed }: { played: Partial<QuizServices>; resumed: DraftAtStep | null }) {
  const [flow] = useState(() => connectQuiz({ ...quiet, ...played }));
  const [snapshot, send] = useMachine(flow, { input: { resumed } });
  const answers = answersOf(snapshot.context.draft);
  return (
    <InTurkish>
      <QuizScreen
        snapshot={snapshot}
        send={send}
        result={
          snapshot.matches('shown') && (
            <StagedResult answers={answers} recommendation={recommend(answers)} shelves={shelves} />
          )
        }
      />
    </InTurkish>
  );
}

const show = (played: Partial<QuizServices> = {}, resumed: DraftAtStep | null = null) => {
  render(<Quiz played={played} resumed={resumed} />);
  return userEvent.setup();
};
const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });

test('each column of the painter is a slider, and the words below set the selected day', async () => {
  const user = show({}, { ...answered, step: 'days' });
  const first = screen.getByRole('slider', { name: '1. gün' });
  expect([first.getAttribute('aria-valuetext'), (first as HTMLInputElement).value]).toEqual(['Normal', '2']);
  first.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(first).toHaveValue('4');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  const second = screen.getByRole('slider', { name: '2. gün' });
  expect([document.activeElement === second, (second as HTMLInputElement).value]).toEqual([true, '2']);
  await user.click(screen.getByRole('radio', { name: 'Akış yok' }));
  expect([(second as HTMLInputElement).value, screen.getByRole('status').textContent]).toEqual([
    '0',
    '4 gün akış. En yoğunu: 1. gün, çok yoğun.',
  ]);
});

test('the numbers beside the sentences add up to what is in the packet', async () => {
  const user = show({}, answered);
  await user.click(button('Kaydetmeden göster'));
  expect(await question('Deniz, kutun bu.')).toBeVisible();
  const lines = screen.getAllByRole('button', { name: /ped$/ }).map((line) => line.closest('li')!);
  expect(lines.map((line) => [...line.querySelectorAll('button, ul b')].map(({ textContent }) => textContent))).toEqual(
    [
      ['24 standart ped', '+12', '+8', '+4'],
      ['16 süper ped', '+4', '+8', '+2', '+2'],
    ],
  );
  expect(screen.getByRole('link', { name: 'Kutu kurucuda aç' }).getAttribute('href')).toBe(
    '/custom-packet?packet=pad.standard.24_pad.super.16_custom',
  );
});

test('answers are stored only with consent; an error of the server keeps them in the form [QUIZ-4]', async () => {
  const asked: StoreRequest[] = [];
  const answers = [
    rejected({ code: 'SHOP_CLOSED', message: { tr: 'Bugün kapalıyız.', en: 'Closed today.' } }),
    timedOut(),
  ];
  const storeQuiz = (request: StoreRequest) => {
    asked.push(request);
    return Promise.reject(answers[asked.length - 1] ?? failure('bug'));
  };
  const user = show({ storeQuiz }, answered);
  await user.type(screen.getByLabelText(/E-posta adresin/), 'deniz@mercan.example');
  await user.click(button('Sakla ve göster'));
  expect([screen.getByText('Saklamak için açık rızan gerekiyor.').tagName, asked.length]).toEqual(['SPAN', 0]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Sakla ve göster'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Bugün kapalıyız.');
  await user.click(button('Sakla ve göster'));
  expect(await screen.findByText(/cevapların saklandı mı bilmiyoruz/)).toBeVisible();
  expect(screen.getByLabelText(/E-posta adresin/)).toHaveValue('deniz@mercan.example');
  expect(asked.map(({ email, answers: { name } }) => [email, name])).toEqual([
    ['deniz@mercan.example', 'Deniz'],
    ['deniz@mercan.example', 'Deniz'],
  ]);
});

test('a draft is kept only with consent, and can be deleted where it is shown', async () => {
  const kept: DraftAtStep[] = [];
  const keepDraft = (draft: DraftAtStep): Promise<KeptDraft> => {
    kept.push(draft);
    return quiet.keepDraft(draft, new AbortController().signal);
  };
  const user = show({ keepDraft }, { ...answered, step: 'usages' });
  await user.click(button('Sonra devam et'));
  await user.click(button('Bu cihazda sakla'));
  expect([screen.getByText('Saklamak için açık rızan gerekiyor.').tagName, kept]).toEqual(['SPAN', []]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Bu cihazda sakla'));
  expect(await screen.findByText('Taslağın bu cihazda; 26 Aralık gününe kadar durur.')).toBeVisible();
  expect(kept).toEqual([{ ...answered, step: 'usages' }]);
  await user.click(button('Taslağı sil'));
  expect(await question('Hangi gün kaç tane?')).toBeVisible();
  expect(screen.queryByText(/Taslağın bu cihazda/)).toBeNull();
});
