import { expect, test } from 'vitest';
import { organizationData, questionsData } from './structured-data.ts';

test('the shop is an organization with its address and mailbox', () => {
  expect(organizationData('https://mercan.example')).toEqual({
    '@type': 'Organization',
    name: 'Mercan',
    url: 'https://mercan.example',
    email: 'merhaba@mercan.example',
  });
});

test('a page of questions gives each question with its whole answer', () => {
  const sections = [{ heading: 'İade edebilir miyim?', paragraphs: ['Evet.', 'On dört gün içinde.'] }];
  expect(questionsData(sections)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'İade edebilir miyim?',
        acceptedAnswer: { '@type': 'Answer', text: 'Evet. On dört gün içinde.' },
      },
    ],
  });
});
