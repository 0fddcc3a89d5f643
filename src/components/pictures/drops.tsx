import { useLingui } from '@lingui/react/macro';
import { styled } from '../../theme/stitches.ts';

export type FlowLevel = 1 | 2 | 3 | 4;

const Row = styled('svg', { height: '1.15em', width: 'auto', flex: 'none', color: '$coralText' });

const drop = 'M0-9C4.6-3.4 7 .2 7 3.4A7 7 0 0 1-7 3.4C-7 .2-4.6-3.4 0-9Z';

/** 1 to 4 full drops of four. Decoration: always beside the word. */
export function Drops({ level, className }: { level: FlowLevel; className?: string }) {
  return (
    <Row viewBox="0 0 75 24" aria-hidden="true" {...(className ? { className } : {})}>
      {[1, 2, 3, 4].map((nth) => (
        <path
          key={nth}
          d={drop}
          transform={`translate(${nth * 19 - 10} 13)`}
          {...(nth <= level ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 })}
        />
      ))}
    </Row>
  );
}

const Line = styled('span', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5em',
  fontWeight: 600,
  fontSize: '$small',
  variants: { quiet: { true: { fontWeight: 400, color: '$ink2', fontSize: '$micro' } } },
});

/** Flow as drops and a word: `●●○○ Normal`. Never colour alone. */
export function Flow({ level, quiet = false }: { level: FlowLevel; quiet?: boolean }) {
  return (
    <Line quiet={quiet}>
      <Drops level={level} />
      <span>{useFlowWord()(level)}</span>
    </Line>
  );
}

/** The word for a flow level, in the page's language. */
export function useFlowWord(): (level: FlowLevel) => string {
  const { t } = useLingui();
  return (level) => ({ 1: t`Hafif`, 2: t`Normal`, 3: t`Yoğun`, 4: t`Çok yoğun` })[level];
}
