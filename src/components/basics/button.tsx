import type { ComponentProps } from 'react';
import { css, styled } from '../../theme/stitches.ts';
import { AppLink } from './app-link.tsx';

const buttonLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.6em',
  minHeight: '$control',
  padding: '.5em 1.6em',
  borderRadius: '$full',
  border: '1.5px solid transparent',
  font: '600 1rem/1.2 $fonts$sans',
  textDecoration: 'none',
  textAlign: 'center',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  // A shadow is painted in place: a transform would lay the page out again between press and response.
  '&:active': { boxShadow: 'inset 0 0 0 9rem color-mix(in srgb,currentColor 14%,transparent)' },
  transition: 'background-color $fast',
  '&:focus-visible': { borderRadius: '$full' },
  '&:disabled,&[aria-disabled=true]': {
    background: '$line',
    borderColor: 'transparent',
    color: '$ink2',
    cursor: 'not-allowed',
    boxShadow: 'none',
  },
  variants: {
    look: {
      main: {
        background: '$action',
        color: '$onAction',
        '@hover': { '&:hover:enabled,a&:hover': { background: '$actionHover' } },
      },
      ink: { background: '$ink', color: '$page' },
      line: { background: 'transparent', borderColor: 'currentColor', color: 'inherit' },
      soft: { background: '$sand', color: '$ink' },
      cream: { background: '#fff3e8', color: '#2b1a2f' },
    },
    size: { large: {}, small: { minHeight: '$target', paddingInline: '1.15em', fontSize: '.9375rem' } },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'line', size: 'large' },
});

const ButtonRoot = styled('button', buttonLook);

const Dots = styled('span', {
  display: 'inline-flex',
  gap: '.25em',
  '& i': {
    width: '.35em',
    height: '.35em',
    borderRadius: '50%',
    background: 'currentColor',
    animation: 'pulse 1.2s infinite',
  },
  '& i:nth-child(2)': { animationDelay: '.15s' },
  '& i:nth-child(3)': { animationDelay: '.3s' },
});

export interface ButtonProps extends ComponentProps<typeof ButtonRoot> {
  /** Keeps the label and its place, ignores presses, and is announced as busy. */
  busy?: boolean;
}

/** `look="main"` (coral) at most once per view. Not a submit button unless `type` says so. */
export function Button({ busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <ButtonRoot
      type="button"
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...(busy ? { onClick: stop } : onClick ? { onClick } : {})}
    >
      {children}
      {busy && (
        <Dots aria-hidden="true">
          <i />
          <i />
          <i />
        </Dots>
      )}
    </ButtonRoot>
  );
}

/** A link with the looks of a button. */
export const ButtonLink = styled(AppLink, buttonLook);

/** 44 px, round; give it an `aria-label`. */
export const iconButtonLook = css({
  width: '$target',
  height: '$target',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  border: 0,
  padding: 0,
  background: 'none',
  position: 'relative',
  color: 'inherit',
  '&:focus-visible': { borderRadius: '50%' },
  '&:disabled': { opacity: 0.35, cursor: 'not-allowed' },
  variants: { look: { plain: {}, ink: { background: '$ink', color: '$page' } } },
});

const IconButtonRoot = styled('button', iconButtonLook);

export function IconButton(props: ComponentProps<typeof IconButtonRoot> & { 'aria-label': string }) {
  return <IconButtonRoot type="button" {...props} />;
}

export const quietButtonLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  minHeight: '$target',
  border: 0,
  background: 'none',
  padding: 0,
  font: '600 .875rem/1.2 $fonts$sans',
  textDecoration: 'none',
  '& svg': { width: '1.05rem', height: '1.05rem' },
});

const QuietButtonRoot = styled('button', quietButtonLook);

/** Small action with an icon inside a line: "Çıkar", "Düzenle". */
export function QuietButton(props: ComponentProps<typeof QuietButtonRoot>) {
  return <QuietButtonRoot type="button" {...props} />;
}

function stop(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
