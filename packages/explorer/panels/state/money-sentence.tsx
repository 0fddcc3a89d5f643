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
  /** Where the walk is. */
  snapshot: AnySnapshot;
  /** What the real screen says of the money in this very state; null while it says nothing. */
  screen: Money | null;
  /** Language and theme, for a link to the flow inside. */
  options: Record<string, string>;
}

/** Whether money moved, in one sentence: read from the state. Where the real screen says otherwise, that is said too. */
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

/** That another flow runs inside, whose state has just been read, and the way to walk it. */
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
