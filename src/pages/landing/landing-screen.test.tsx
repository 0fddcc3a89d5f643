import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InTurkish } from '../../components/in-turkish.tsx';
import { LandingScreen } from './index.tsx';

test.each([
  [true, [['Numaranı bırak, seni arayalım.', '/account/communication#call']]],
  [false, []],
])('a landing page offers a call request, signed in: %s', (isSignedIn, links) => {
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
