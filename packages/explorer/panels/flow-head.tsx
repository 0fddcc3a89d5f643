import { countedStates, drivableTransitions, machineShape, type AnyFlowSpec, type Description } from 'model-testing';
import { styled } from '../theme/stitches.ts';
import { Bar, Pill, Quiet, Select, Tab } from '../explorer.styles.ts';
import { inputName } from '../model/copy.ts';
import { useWords } from '../settings.tsx';
import { Timeline } from './timeline.tsx';

const Title = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '.1rem .9rem',
  '& h1': { fontSize: '1.5rem', lineHeight: 1.2 },
});

const Beginning = styled('label', {
  display: 'grid',
  gap: '.15rem',
  color: '$ink2',
  fontSize: '$micro',
  minWidth: 0,
  '& select': { maxWidth: '15rem', textOverflow: 'ellipsis' },
});

interface FlowTitleProps {
  spec: AnyFlowSpec;
  description: Description;
  /** Number of paths in the last run; absent before the first. */
  paths: number | undefined;
}

/** The flow's name, its size and its description. */
export function FlowTitle({ spec, description, paths }: FlowTitleProps) {
  const { t } = useWords();
  const shape = machineShape(spec.machine);
  return (
    <div>
      <Title>
        <h1>{description.title}</h1>
        <Bar css={{ '@upToSm': { '& > span': { display: 'none' } } }}>
          <Quiet as="code">{spec.name}</Quiet>
          <Pill tone="sage">
            {countedStates(shape).length} {t('states')}
          </Pill>
          <Pill>
            {drivableTransitions(shape).length} {t('transitions')}
          </Pill>
          {paths !== undefined && (
            <Pill>
              {paths} {t('paths')}
            </Pill>
          )}
        </Bar>
      </Title>
      {/* On a small screen the description comes after the diagram. */}
      <Quiet css={{ marginTop: '.15rem', '@media (max-width: 1151.98px)': { display: 'none' } }}>
        {description.text}
      </Quiet>
    </div>
  );
}

interface ViewTabsProps {
  isGallery: boolean;
  onGallery: (isGallery: boolean) => void;
}

/** Switches between the walk and the gallery of all screens. */
export function ViewTabs({ isGallery, onGallery }: ViewTabsProps) {
  const { t } = useWords();
  return (
    <Bar as="fieldset" aria-label={t('walk')}>
      <Tab type="button" aria-pressed={!isGallery} onClick={() => onGallery(false)}>
        {t('walk')}
      </Tab>
      <Tab type="button" aria-pressed={isGallery} onClick={() => onGallery(true)}>
        {t('gallery')}
      </Tab>
    </Bar>
  );
}

interface WalkHeadProps {
  spec: AnyFlowSpec;
  input: string;
  inCode: boolean;
  onInput: (input: string) => void;
  at: number;
  last: number;
  onMove: (to: number) => void;
}

/** The input of the walk and its shown step. */
export function WalkHead({ spec, input, inCode, onInput, at, last, onMove }: WalkHeadProps) {
  const { t, language } = useWords();
  return (
    <Bar css={{ alignItems: 'end' }}>
      <Beginning>
        <span>
          {t('startsFrom')} {!inCode && <code>{input}</code>}
        </span>
        <Select value={input} onChange={(event) => onInput(event.currentTarget.value)}>
          {Object.keys(spec.inputs).map((name) => (
            <option key={name} value={name}>
              {inCode ? name : inputName(spec, name, language)}
            </option>
          ))}
        </Select>
      </Beginning>
      <Timeline at={at} last={last} onMove={onMove} />
    </Bar>
  );
}
