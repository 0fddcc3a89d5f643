import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { styled } from '../../theme/stitches.ts';
import { IconButton } from '../basics/button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../basics/icons.tsx';

const Place = styled('div', {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '$snackbar',
  margin: 0,
  padding: '0 $3 calc($space$4 + env(safe-area-inset-bottom))',
  border: 0,
  width: '100%',
  background: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  justifyItems: 'center',
  pointerEvents: 'none',
  overflow: 'visible',
  '&:empty': { display: 'none' },
  // The cookie banner is at the bottom: nothing may cover it.
  'body:has([data-cookies]) &': { inset: '4.75rem 0 auto 0' },
  // Hidden beside a code field, which shows the same; screen readers read it only here.
  'body:has([data-code-field]) &[data-code]': { clipPath: 'inset(50%)', '& button': { display: 'none' } },
});

const Bar = styled('div', {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  maxWidth: 'min(36rem,100%)',
  padding: '.35rem .5rem .35rem 1.1rem',
  borderRadius: '$l',
  background: '$ink',
  color: '$page',
  boxShadow: '$lift2',
  fontSize: '.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  animation: 'grow 220ms',
  '& > span': { minWidth: 0, paddingBlock: '.5rem' },
});

export interface SnackbarMessage {
  /** A new id shows it again, even with the same words. */
  id: string | number;
  text: string;
  tone?: 'success' | 'error';
  /** About a promo code: the code field shows the same, where it is visible. */
  isAboutCode?: boolean;
  /** Another live region announces it: here it is only visible. */
  isSaid?: boolean;
}

export interface SnackbarProps {
  message: SnackbarMessage | null;
  onClose: () => void;
  /** An error stays until it is closed; so does everything while the pointer or the focus is on it. */
  stayMs?: number;
}

/** Always mounted: a live region is announced only if it exists before its text. */
export function Snackbar({ message, onClose, stayMs = 6000 }: SnackbarProps) {
  const { t } = useLingui();
  const isPaused = useRef(false);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  }, [onClose]);

  const id = message?.id;
  const isError = message?.tone === 'error';
  const isAboutCode = message?.isAboutCode;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setInterval(() => {
      const isSeenElsewhere = isAboutCode && document.querySelector('[data-code-field]');
      if (!isPaused.current && (!isError || isSeenElsewhere)) latestClose.current();
    }, stayMs);
    return () => clearInterval(timer);
  }, [id, isError, isAboutCode, stayMs]);

  const Icon = isError ? WarningIcon : CheckIcon;
  const hold = (value: boolean) => () => {
    isPaused.current = value;
  };
  return (
    <Place
      role={isError ? 'alert' : 'status'}
      aria-live={message?.isSaid ? 'off' : undefined}
      data-code={isAboutCode ? '' : undefined}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      {message && (
        <Bar key={message.id}>
          <Icon />
          <span>{message.text}</span>
          <IconButton aria-label={t`Kapat`} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Bar>
      )}
    </Place>
  );
}
