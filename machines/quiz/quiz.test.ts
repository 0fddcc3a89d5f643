import { describe, expect, it } from 'vitest';
import { answered } from './quiz.spec.ts';
import { answersOf, draftOf, emptyDraft, readDraft } from './quiz-draft.ts';

describe('a stored draft', () => {
  const draft = { ...answered, hasConsent: true };

  it('keeps its answers and step, but not the consent', () => {
    expect(readDraft({ draft, step: 'usages' })).toEqual({ draft: { ...answered, hasConsent: false }, step: 'usages' });
  });

  it('resumes at the first unanswered question', () => {
    expect(readDraft({ draft: { ...draft, levels: [] }, step: 'result' })?.step).toBe('days');
  });

  it('treats invalid answers as unanswered', () => {
    expect(
      readDraft({
        draft: {
          name: 7,
          cycle: 'monthly',
          cycleDistance: 14,
          cycleDuration: '5',
          levels: [9, 'x', 1.5],
          productTypes: ['pad', 'sponge'],
          usages: { lightDay: [{ _subType: 'pad-huge', amount: 3 }, null], firstDay: 'none' },
          pantylinerUsage: 'always',
          pantylinerAmount: -1,
          email: null,
          replaces: '../account',
        },
        step: 'delivery',
      }),
    ).toEqual({ draft: { ...emptyDraft, productTypes: ['pad'] }, step: 'name' });
    expect([readDraft(null), readDraft({ draft, step: 'payment' }), readDraft('[]')]).toEqual([null, null, null]);
  });
});

it('a stored quiz comes back as a draft with the same answers', () => {
  const answers = answersOf(answered);
  expect(answersOf(draftOf(answers, 'b5c1d2e3f4a5968778695a4b3c2d1e0f'))).toEqual(answers);
});
