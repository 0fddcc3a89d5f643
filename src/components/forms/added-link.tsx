import { useLingui } from '@lingui/react/macro';
import { globalCss, styled } from '../../theme/stitches.ts';
import { ButtonLink } from '../basics/button.tsx';
import { CheckIcon } from '../basics/icons.tsx';

const Link = styled(ButtonLink, {
  // More specific than the look of a button.
  '&[data-added-link]': {
    gap: '.35em',
    paddingInline: '.75rem',
    background: '$sageSoft',
    borderColor: '$onSageSoft',
    color: '$onSageSoft',
  },
  // A further tap of a burst must not open the cart. Important: `@still` ends all animations; this one moves nothing.
  animation: 'settle .5s !important',
  '& span': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  'form:not([data-added]) &': { display: 'none' },
  'form[data-added] button:has(+ &)': { display: 'none' },
});

/**
 * Animates the header's count with each add (src/alive/early/added.ts): two names, as one would not restart. Its badge
 * has an attribute: a subject like `:has(…)` below `html:has(…)` restyles the whole page with each change of a text.
 */
const jump = globalCss({
  '@keyframes jump': { '40%': { scale: 1.45 } },
  '@keyframes jump-again': { '40%': { scale: 1.45 } },
  '[data-bump] header [data-badge]': { animation: 'jump 320ms' },
  'html:not([data-bump]):has([data-added]) header [data-badge]': { animation: 'jump-again 320ms' },
});

/** Replaces the button of an `AddForm`, which it follows in the DOM: src/alive/early/added.ts shows one of the two. */
export function AddedLink({ short = false, wide = false }: { short?: boolean; wide?: boolean }) {
  const { t } = useLingui();
  jump();
  return (
    <Link href="/cart" data-added-link="" wide={wide} size={short && wide ? 'small' : 'large'}>
      <CheckIcon />
      <span>{short ? t`Eklendi · Sepet` : t`Eklendi · Sepete git`}</span>
    </Link>
  );
}
