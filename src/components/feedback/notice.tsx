import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../basics/icons.tsx';

const Frame = styled('div', {
  display: 'flex',
  gap: '$3',
  alignItems: 'start',
  padding: '.9rem 1.1rem',
  borderRadius: '$m',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& > :last-child': { minWidth: 0 },
  '& svg': { marginTop: '.12rem' },
  '& b': { display: 'block', fontWeight: 600 },
  variants: {
    tone: {
      info: { background: '$lilacSoft', color: '$onLilacSoft' },
      success: { background: '$sageSoft', color: '$onSageSoft' },
      warning: { background: '$butterSoft', color: '$onButterSoft' },
      error: { background: '$coralSoft', color: '$onCoralSoft' },
    },
  },
});

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: WarningIcon };

export interface NoticeProps extends Omit<ComponentProps<typeof Frame>, 'tone'> {
  tone: keyof typeof icons;
  /** Takes the focus, as the focused element was removed. */
  takesFocus?: boolean;
  children: ReactNode;
}

const focusIt = (frame: HTMLElement | null) => frame?.focus();

/** A message in the flow of a page. Give `aria-live="polite"` when it appears after the page. */
export function Notice({ tone, takesFocus = false, children, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Frame tone={tone} {...(takesFocus && { ref: focusIt, tabIndex: -1 })} {...rest}>
      <Icon />
      <div>{children}</div>
    </Frame>
  );
}
