import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from '../../theme/stitches.ts';
import { TextLink } from '../basics/app-link.tsx';
import { Button } from '../basics/button.tsx';

/** A strip at the foot: narrow enough to leave every page's main action in sight, and above a bar with one of its own. */
const Frame = styled('section', {
  position: 'fixed',
  inset: 'auto $space$2 calc($space$2 + env(safe-area-inset-bottom)) $space$2',
  zIndex: '$bar',
  display: 'grid',
  gap: '$2 $4',
  padding: '.75rem .875rem .75rem 1rem',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: '$lift2',
  fontSize: '$small',
  lineHeight: 1.4,
  '& a': { minHeight: 0, display: 'inline' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '$2' },
  '& button': { flex: '1 1 auto', paddingInline: '.9em' },
  'body:has([data-bar],[data-late-bar]) &': { '@upToMd': { bottom: 'calc(5.25rem + env(safe-area-inset-bottom))' } },
  '@sm': { marginInline: 'auto', width: 'fit-content', maxWidth: '34rem' },
  '@lg': { gridTemplateColumns: 'minmax(0,1fr) auto', alignItems: 'center', maxWidth: '58rem', bottom: '$space$4' },
  // It appears unasked: a tap that was meant for the page must neither answer it nor be lost.
  animation: 'settle .7s !important',
  // It would cover the bank's code field, or the news of the money.
  'body:has(iframe,output[data-money]) &': { display: 'none' },
  // An open keyboard leaves no space for it, and the error of a field may push the next field under it.
  'body:has(main :is([type=text],[type=email],[type=tel],[type=password],select,textarea):focus) &': {
    '@upToMd': { display: 'none' },
  },
  '@media (max-height: 480px)': { position: 'static', margin: '$2' },
});

export interface CookieBannerProps {
  onAccept: () => void;
  onReject: () => void;
  /** Opens the choices one by one. */
  onChoose: () => void;
}

/**
 * Two equal answers, and a button for the details. Only necessary data is stored before an answer. Each of the three
 * closes the banner: the focus goes back to where it came from, else to the page's content.
 */
export function CookieBanner({ onAccept, onReject, onChoose }: CookieBannerProps) {
  const { t } = useLingui();
  const before = useRef<HTMLElement>(null);
  const leaving = (action: () => void) => () => {
    (before.current?.isConnected ? before.current : document.querySelector('main'))?.focus({ preventScroll: true });
    action();
  };
  return (
    <Frame
      aria-label={t`Çerezler`}
      data-cookies=""
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      }}
    >
      <p>
        <b>
          <Trans>Çerez ister misin?</Trans>
        </b>{' '}
        <Trans>Gerekenler hep açık; ölçüm ve Google’la paylaşım sen evet demeden başlamaz.</Trans>{' '}
        <TextLink href="/know-us/cookies">
          <Trans>Hangileri?</Trans>
        </TextLink>
      </p>
      <div>
        <Button look="ink" size="small" onClick={leaving(onAccept)}>{t`Kabul et`}</Button>
        <Button look="ink" size="small" onClick={leaving(onReject)}>{t`Reddet`}</Button>
        <Button look="soft" size="small" onClick={leaving(onChoose)}>{t`Tek tek seç`}</Button>
      </div>
    </Frame>
  );
}
