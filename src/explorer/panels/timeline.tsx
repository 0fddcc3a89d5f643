import { IconButton } from '../../components/button.tsx';
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
  return (
    <Bar as="fieldset" aria-label={t('step')}>
      <IconButton aria-label={t('restart')} disabled={at === 0} onClick={() => onMove(0)}>
        <Arrow d="M18 6l-6 6 6 6M7 5v14" />
      </IconButton>
      <IconButton aria-label={t('back')} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <Arrow d="M19.5 12h-15M10.5 6l-6 6 6 6" />
      </IconButton>
      <Quiet as="output" data-step={at}>
        {count}
        {last > at && ` / ${last}`}
      </Quiet>
      <IconButton aria-label={t('forward')} disabled={at === last} onClick={() => onMove(at + 1)}>
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
