import { config } from 'virtual:flows';
import type { AnySnapshot } from 'model-testing';
import { VisuallyHidden } from '../../theme/visually-hidden.ts';
import { styled } from '../../theme/stitches.ts';
import { moneyOf } from '../../model/state-path.ts';
import { useWords } from '../../settings.tsx';
import type { Language } from '../../words.ts';

const Box = styled('section', {
  background: '$sand',
  borderRadius: '$m',
  padding: '.9rem 1rem',
  display: 'grid',
  gap: '.4rem',
  fontSize: '$small',
  '& h2': { font: '700 .875rem/1.3 $fonts$sans', letterSpacing: 0 },
  '& dl': {
    display: 'grid',
    gap: '.15rem',
    fontFamily: 'ui-monospace, monospace',
    fontSize: '.75rem',
    lineHeight: 1.6,
  },
  '& dl > div': { overflowWrap: 'anywhere' },
  '& dt': { display: 'inline', color: '$ink2' },
  '& dd': { display: 'inline' },
  '& details > dl': { paddingLeft: '.9rem' },
  '& summary': { cursor: 'pointer', minHeight: '1.5rem' },
});

/** The machine's context, with amounts and times formatted for people. */
export function ContextView({ snapshot, statePath }: { snapshot: AnySnapshot; statePath: string }) {
  const { t, language } = useWords();
  const money = moneyOf(config.within, snapshot);
  const context = (snapshot.context ?? {}) as Record<string, unknown>;
  return (
    <Box>
      <h2>{t('context')}</h2>
      <dl>
        <div>
          <dt>state: </dt>
          <dd>{statePath}</dd>
        </div>
        {money && (
          <div>
            <dt>meta.money: </dt>
            <dd>{money}</dd>
          </div>
        )}
        {Object.entries(context).map(([name, value]) => (
          <Entry key={name} name={name} value={value} language={language} />
        ))}
      </dl>
    </Box>
  );
}

function Entry({ name, value, language }: { name: string; value: unknown; language: Language }) {
  if (value !== null && typeof value === 'object' && Object.keys(value).length > 0) {
    const text = JSON.stringify(value);
    if (text.length > 48) {
      return (
        <div>
          <VisuallyHidden as="dt">{name}</VisuallyHidden>
          <dd>
            <details>
              <summary>
                {name}: {Array.isArray(value) ? `[${value.length}]` : '{…}'}
              </summary>
              <dl>
                {Object.entries(value).map(([inner, one]) => (
                  <Entry key={inner} name={inner} value={one} language={language} />
                ))}
              </dl>
            </details>
          </dd>
        </div>
      );
    }
  }
  return (
    <div>
      <dt>{name}: </dt>
      <dd>{pretty(name, value, language)}</dd>
    </div>
  );
}

function pretty(name: string, value: unknown, language: Language): string {
  const said = config.formatValue?.(name, value, language);
  if (said !== undefined) return said;
  if (typeof value === 'number' && value > 1_600_000_000_000)
    return new Date(value).toISOString().replace('T', ' ').slice(0, 19);
  return JSON.stringify(value) ?? 'undefined';
}
