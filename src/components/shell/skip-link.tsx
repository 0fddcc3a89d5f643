import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { styled } from '../../theme/stitches.ts';

const Skip = styled('a', {
  position: 'absolute',
  top: '$2',
  left: '$2',
  zIndex: '$snackbar',
  padding: '.75rem 1.25rem',
  borderRadius: '$full',
  background: '$ink',
  color: '$page',
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
});

/** First on the page; leads to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <Skip href="#main" onClick={focusMain}>
      <Trans>İçeriğe geç</Trans>
    </Skip>
  );
}

/** Followed as a link it would be a navigation, which at its end scrolls the page away from the focused element. */
function focusMain(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus();
}
