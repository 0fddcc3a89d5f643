import { IconButton } from '../theme/icon-button.ts';
import { Bar, Quiet } from '../explorer.styles.ts';
import { useWords } from '../settings.tsx';

interface TimelineProps {
  at: number;
  last: number;
  onMove: (to: number) => void;
}

/** Back and forward through the walk; every step is a replay from the start. */
export function Timeline({ at, last, onMove }: TimelineProps) {
  const { t, language } = useWords();
  const count = language === 'tr' ? `${at}. ${t('step')}` : `${t('step')} ${at}`;
  // Disabling the pressed button would lose the keyboard focus: `aria-disabled` instead.
  const leadsTo = (to: number, canGo: boolean) =>
    canGo ? { onClick: () => onMove(to) } : { 'aria-disabled': true as const };
  return (
    <Bar as="fieldset" aria-label={t('step')} css={{ '& [aria-disabled]': { opacity: 0.35, cursor: 'not-allowed' } }}>
      <IconButton aria-label={t('restart')} {...leadsTo(0, at > 0)}>
        <Arrow d="M18 6l-6 6 6 6M7 5v14" />
      </IconButton>
      <IconButton aria-label={t('back')} {...leadsTo(at - 1, at > 0)}>
        <Arrow d="M19.5 12h-15M10.5 6l-6 6 6 6" />
      </IconButton>
      <Quiet as="output" data-step={at}>
        {count}
        {last > at && ` / ${last}`}
      </Quiet>
      <IconButton aria-label={t('forward')} {...leadsTo(at + 1, at < last)}>
        <Arrow d="M4.5 12h15M13.5 6l6 6-6 6" />
      </IconButton>
    </Bar>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
