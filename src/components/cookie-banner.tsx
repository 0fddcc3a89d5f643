import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '../theme/stitches.ts';
import { TextLink } from './app-link.tsx';
import { Button } from './button.tsx';

const Frame = styled('section', {
  position: 'fixed',
  inset: 'auto $space$3 $space$3 $space$3',
  zIndex: '$bar',
  display: 'grid',
  gap: '$3',
  padding: '1.1rem 1.25rem 1.25rem',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: '$lift2',
  fontSize: '$small',
  lineHeight: 1.5,
  '& h2': { fontSize: '1.125rem' },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: '$2' },
  '& > div button': { paddingInline: '.5em' },
  '@sm': { right: 'auto', width: '25rem', left: '$space$5', bottom: '$space$5' },
});

export interface CookieBannerProps {
  onAccept: () => void;
  onReject: () => void;
  /** Opens the choices one by one. */
  onChoose: () => void;
}

/** Two equal answers and the way to the details. Nothing but the necessary is stored before one of them. */
export function CookieBanner({ onAccept, onReject, onChoose }: CookieBannerProps) {
  const { t } = useLingui();
  return (
    <Frame aria-label={t`Çerezler`} data-cookies="">
      <h2>
        <Trans>Çerez ister misin?</Trans>
      </h2>
      <p>
        <Trans>
          Sepetin ve oturumun için gerekenler hep açık. Ölçüm ve reklam çerezleri ise sen evet demeden çalışmaz.
        </Trans>{' '}
        <TextLink href="/know-us/cookies">
          <Trans>Hangileri?</Trans>
        </TextLink>
      </p>
      <div>
        <Button look="ink" size="small" onClick={onAccept}>{t`Kabul et`}</Button>
        <Button look="ink" size="small" onClick={onReject}>{t`Reddet`}</Button>
      </div>
      <Button size="small" look="soft" onClick={onChoose}>{t`Tek tek seç`}</Button>
    </Frame>
  );
}
