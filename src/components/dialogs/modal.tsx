import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { styled } from '../../theme/stitches.ts';
import { IconButton } from '../basics/button.tsx';
import { CloseIcon } from '../basics/icons.tsx';
import { Part } from '../feedback/part.tsx';

const Surface = styled('dialog', {
  margin: 0,
  padding: 0,
  border: 0,
  color: '$ink',
  background: '$page',
  boxShadow: '$lift2',
  overflow: 'hidden',
  maxWidth: 'none',
  maxHeight: 'none',
  flexDirection: 'column',
  '&[open]': { display: 'flex' },
  animationDuration: '320ms',
  animationTimingFunction: 'cubic-bezier(.2,.8,.2,1)',
  '&::backdrop': { background: '$veil', animationName: 'fade', animationDuration: '220ms' },
  '@upToMd': {
    width: '100%',
    inset: 'auto 0 0 0',
    maxHeight: 'calc(100dvh - 2.5rem)',
    borderRadius: '28px 28px 0 0',
    animationName: 'rise',
    boxShadow: '$liftUp',
  },
  variants: {
    placement: {
      center: {
        '@md': {
          position: 'fixed',
          inset: 0,
          margin: 'auto',
          width: 'min(36rem,calc(100% - 3rem))',
          height: 'fit-content',
          maxHeight: 'calc(100dvh - 4rem)',
          borderRadius: '28px',
          animationName: 'grow',
        },
      },
      side: {
        '@upToMd': { height: 'calc(100dvh - 2.5rem)' },
        '@md': {
          inset: '0 0 0 auto',
          width: 'min(30rem,100%)',
          height: '100dvh',
          borderRadius: '32px 0 0 32px',
          animationName: 'slide',
        },
      },
    },
    size: { normal: {}, wide: { '@md': { width: 'min(52rem,calc(100% - 3rem))' } } },
  },
});

const Head = styled('header', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  flex: 'none',
  padding: '1rem 1.1rem .5rem',
  '& h2': { fontSize: '1.5rem', '@md': { fontSize: '1.75rem' } },
  '@md': { padding: '1.25rem 1.75rem .5rem' },
});

const Body = styled('div', {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '.5rem 1.1rem 1.25rem',
  '@md': { padding: '.5rem 1.75rem 1.75rem' },
});

const Foot = styled('footer', {
  flex: 'none',
  display: 'grid',
  gap: '.6rem',
  background: '$surface',
  boxShadow: '$liftUp',
  padding: '.75rem 1.1rem calc(.75rem + env(safe-area-inset-bottom))',
  '@md': { gap: '.9rem', padding: '1.25rem 1.75rem 1.5rem' },
});

export interface ModalProps {
  open: boolean;
  /** Escape, the backdrop and the close button ask for it; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode;
  /** False while leaving would lose something: no close button, Escape and backdrop do nothing. */
  dismissable?: boolean;
  size?: 'normal' | 'wide';
  /** Its content is text only: the keyboard must be able to enter it to scroll. */
  isText?: boolean;
  /** Shown as `data-state`, for tests. */
  state?: string;
}

/** A dialog in the middle; on a phone a sheet from below. The focus returns to where it came from. */
export function Dialog(props: ModalProps) {
  return props.open ? <OpenModal {...props} placement="center" /> : null;
}

/** A drawer from the right from 852 px; on a phone a sheet from below. */
export function Drawer(props: ModalProps) {
  return props.open ? <OpenModal {...props} placement="side" /> : null;
}

function OpenModal({
  onClose,
  title,
  children,
  footer,
  dismissable = true,
  size = 'normal',
  isText = false,
  state,
  placement,
}: ModalProps & { placement: 'center' | 'side' }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // Not before the flow behind the field is started and followed: a character typed earlier would be lost.
  useEffect(() => dialog.current!.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  return (
    <Surface
      ref={dialog}
      placement={placement}
      size={size}
      aria-labelledby={titleId}
      {...(state === undefined ? {} : { 'data-state': state })}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // A drag that starts inside and ends on the backdrop does not close the dialog.
        if (dismissable && pressedBackdrop.current && event.target === dialog.current) onClose();
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        {dismissable && (
          <IconButton aria-label={t`Kapat`} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </Head>
      <Body {...(isText ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {})}>
        <Part>{children}</Part>
      </Body>
      {footer && <Foot>{footer}</Foot>}
    </Surface>
  );
}
