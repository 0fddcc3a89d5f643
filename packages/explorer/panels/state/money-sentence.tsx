import { config, flows } from 'virtual:flows';
import type { AnyFlowSpec, AnySnapshot } from 'model-testing';
import { Note, Quiet } from '../../explorer.styles.ts';
import { flowWithin } from '../../model/flow-within.ts';
import { writePermalink } from '../../model/permalink.ts';
import { stateName } from '../../model/copy.ts';
import { leavesOf, moneyOf, moneySentence, moneyWords, type Money } from '../../model/state-path.ts';
import { useWords } from '../../settings.tsx';
import { flowDescription } from '../../model/flow-description.ts';

const tones = { notCharged: 'sage', charged: 'lilac', refunded: 'sage', unknown: 'butter' } as const;

interface MoneySentenceProps {
  spec: AnyFlowSpec;
  /** The current snapshot of the walk. */
  snapshot: AnySnapshot;
  /** The money shown by the real screen in this very state; null while it shows none. */
  screen: Money | null;
  /** Language and theme, for a link to the inner flow. */
  options: Record<string, string>;
}

/** Whether money moved, in one sentence from the state. A real screen that disagrees is noted. */
export function MoneySentence({ spec, snapshot, screen, options }: MoneySentenceProps) {
  const { t, language } = useWords();
  const money = moneyOf(config.within, snapshot);
  const { output } = snapshot;
  if (!money) return <Note>{t('noMoney')}</Note>;
  return (
    <>
      <Note tone={tones[money]} as="output" data-money={money}>
        <b>{moneySentence(config.within, spec, snapshot, language)}</b>
      </Note>
      <Within snapshot={snapshot} options={options} />
      {screen !== null && screen !== money && (
        <Note tone="coral" role="alert" data-disagrees={screen} style={{ overflowWrap: 'anywhere' }}>
          <b>
            {t('saysOtherwise')} {moneyWords[screen][language]}
          </b>{' '}
          {output !== undefined && (
            <>
              {t('whyOtherwise')} <code>{JSON.stringify(output)}</code>.{' '}
            </>
          )}
          {t('thenBroken')}
        </Note>
      )}
    </>
  );
}

/** Notes that the money is that of a flow inside this state, with a link to walk it. */
function Within({ snapshot, options }: Pick<MoneySentenceProps, 'snapshot' | 'options'>) {
  const { t, language } = useWords();
  const within = flowWithin(config.within, snapshot);
  if (!within) return null;
  const { spec, input, events } = within;
  const flow = spec.name;
  const tokens = events.map(({ type }) => type);
  const states = leavesOf(within.snapshot).map(({ path }) => stateName(spec, path, language));
  return (
    <Quiet data-within={flow}>
      {t('within')}{' '}
      <a href={writePermalink({ flow, input, version: null, tokens, at: null, options })}>
        {flowDescription(flows, flow, language).title}: {states.join(', ')}
      </a>
      . {t('withinSays')}
    </Quiet>
  );
}
