import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InTurkish } from '../../components/in-turkish.tsx';
import { LandingScreen } from './index.tsx';

test.each([
  [true, [['Numaranı bırak, seni arayalım.', '/account/communication#call']]],
  [false, []],
])('who is signed in (%s) can ask to be called from a landing page', (isSignedIn, links) => {
  render(
    <InTurkish>
      <LandingScreen
        slug="uae"
        blocks={[{ type: 'hero', eyebrow: 'Dubai', title: 'Döngün.', accent: 'Henüz değil.', lead: 'Bekle.' }]}
        packets={[]}
        isSignedIn={isSignedIn}
        onSubscribe={() => Promise.resolve()}
      />
    </InTurkish>,
  );
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});
