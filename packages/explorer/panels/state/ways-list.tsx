import { Fragment } from 'react';
import { machineShape, type AnyFlowSpec, type StateShape, type TransitionShape } from 'model-testing';
import { labelOf } from '../../chart/chart-graph.ts';
import { moneyDot } from '../../chart/marks.ts';
import { Quiet } from '../../explorer.styles.ts';
import { stateName } from '../../model/copy.ts';
import { moneyIn } from '../../model/state-path.ts';
import { waysOut, type WayOut } from '../../model/ways-out.ts';
import { useWords } from '../../settings.tsx';
import { styled } from '../../theme/stitches.ts';

const List = styled('ul', {
  '& li': { lineHeight: 1.35 },
  '& b': { display: 'inline-block' },
  '& ul': { margin: '.3rem 0 .15rem .25rem', paddingLeft: '.7rem', borderLeft: '2px solid $line', gap: '.2rem' },
  '& i': { display: 'inline-block', width: '.6rem', height: '.6rem', borderRadius: '50%', marginRight: '.25rem' },
});

interface StateProps {
  spec: AnyFlowSpec;
  state: StateShape;
}

/** Every way out of a state, with those of the states inside and around it. */
export function WaysOut({ spec, state }: StateProps) {
  const { t } = useWords();
  const ways = waysOut(spec, state.id);
  if (ways.length === 0) return null;
  return (
    <div data-ways="">
      <b>{t('leadsTo')}</b>
      <List>
        {ways.map((way) => (
          <Way key={way.transition.id} spec={spec} state={state} way={way} />
        ))}
      </List>
    </div>
  );
}

/** The events that are handled without leaving the state. */
export function StaysHere({ spec, state }: StateProps) {
  const { t } = useWords();
  const staying = machineShape(spec.machine).transitions.filter(
    ({ stateId, targets }) => stateId === state.id && targets.every((target) => target.startsWith(state.id)),
  );
  if (staying.length === 0) return null;
  return (
    <div>
      <b>{t('staysHere')}</b>
      <List>
        {staying.map((transition) => (
          <li key={transition.id}>
            <Words spec={spec} transition={transition} />
          </li>
        ))}
      </List>
    </div>
  );
}

function Words({ spec, transition }: Pick<StateProps, 'spec'> & { transition: TransitionShape }) {
  const { t, language } = useWords();
  const { text, guard } = labelOf(spec, transition, language);
  if (!text) return guard ?? t('otherwise');
  return (
    <>
      {text}
      {guard && <Quiet as="span"> [{guard}]</Quiet>}
    </>
  );
}

function Way({ spec, state, way: { transition, of, targets, onward } }: StateProps & { way: WayOut }) {
  const { t, language } = useWords();
  const { states } = machineShape(spec.machine);
  const nameOf = (one: StateShape) => stateName(spec, one.path, language);
  const byId = new Map(states.map((one) => [one.id, one]));
  /** The states around a state, without the machine itself, and the state. */
  const pathOf = (one: StateShape): StateShape[] => {
    const parent = one.parentId === null ? undefined : byId.get(one.parentId);
    return parent ? [...pathOf(parent), one] : [];
  };
  const [first] = of;
  const where = !first
    ? null
    : first.parentId === null
      ? t('inEveryState')
      : `${t(first.id.startsWith(state.id) ? 'fromInside' : 'anywhereIn')} ${[...new Set(of.map(nameOf))].join(', ')}`;
  return (
    <li>
      <Words spec={spec} transition={transition} />
      {targets.map((target) => {
        const money = moneyIn(states, target);
        return (
          <Fragment key={target.id}>
            {' '}
            <b>
              → {money && <i aria-hidden="true" style={{ background: moneyDot[money] }} />}
              {pathOf(target).map(nameOf).join(' › ')}
            </b>
          </Fragment>
        );
      })}
      {where && <Quiet as="span"> ({where})</Quiet>}
      {onward.length > 0 && (
        <ul>
          {onward.map((next) => (
            <Way key={next.transition.id} spec={spec} state={state} way={next} />
          ))}
        </ul>
      )}
    </li>
  );
}
