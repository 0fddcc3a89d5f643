import { Bar, Note, Pill, Quiet } from '../explorer.styles.ts';
import { writePermalink } from '../model/permalink.ts';
import { useWords } from '../settings.tsx';
import type { Language, Word } from '../words.ts';
import { Card, Screens, Stack } from './difference.styles.ts';
import type { Change, Sight } from './difference.types.ts';
import { subjectOf } from './subject-of.ts';
import type { ChangeGroup } from './group-changes.ts';

interface ChangeCardProps {
  group: ChangeGroup;
  flow: string;
  /** The folder of the pictures. */
  folder: string;
  sides: readonly [string, string];
  /** Language and theme, kept in links. */
  options: Record<string, string>;
}

const tones = { added: 'sage', removed: 'coral', changed: 'butter' } as const;
const titles: Record<string, Word> = {
  'added.state': 'addedState',
  'removed.state': 'removedState',
  'added.edge': 'addedEdge',
  'removed.edge': 'removedEdge',
  'changed.target': 'changedTarget',
  'changed.guard': 'changedGuard',
  'changed.actions': 'changedActions',
  'changed.details': 'changedDetails',
  'changed.kind': 'changedKind',
  'changed.money': 'changedMoney',
  'changed.tags': 'changedTags',
  'changed.entry': 'changedEntry',
  'changed.exit': 'changedExit',
  'changed.services': 'changedServices',
  'changed.initial': 'changedInitial',
  'changed.asked': 'changedAsked',
  'changed.words': 'changedWords',
  'changed.operation': 'changedOperation',
  'changed.analytics': 'changedAnalytics',
  'changed.delay': 'changedDelay',
  'changed.body': 'changedBody',
};

/** The changes of one state or transition in words, and its screen before and after. */
export function ChangeCard({ group, flow, folder, sides, options }: ChangeCardProps) {
  const { t, language } = useWords();
  const [first] = group.changes;
  const { sign, what, id, words, before, after, looksSame } = first;
  const [stateId = id] = id.split(' ');
  const subject = subjectOf(what);
  return (
    <Card data-change={`${sign} ${what}`}>
      <Stack>
        <b>
          {subject === 'edge' ? words[language] || t('byItself') : subject === 'state' ? pathOf(id) : id}
          {subject === 'edge' && <Quiet as="span"> ({pathOf(stateId)})</Quiet>}
        </b>
        {group.changes.map((change) => (
          <Bar key={change.what}>
            <Pill tone={tones[sign]}>{t(titles[`${sign}.${change.what}`]!)}</Pill>
            <Ends change={change} />
          </Bar>
        ))}
        {subject !== 'part' && <code>{id}</code>}
        {looksSame && <Quiet>{t('looksSame')}</Quiet>}
      </Stack>
      {subject === 'part' ? null : group.isRepeat ? (
        <Quiet>{t('sameScreens')}</Quiet>
      ) : (
        <Screens>
          <Seen sight={before} side={sides[0]} flow={flow} folder={folder} options={options} />
          <Seen sight={after} side={sides[1]} flow={flow} folder={folder} options={options} />
        </Screens>
      )}
    </Card>
  );
}

function Ends({ change: { from, to } }: { change: Change }) {
  const { language } = useWords();
  return (
    <span>
      {from !== null && <del>{said(from, language)}</del>} {to !== null && '→ '}
      {to !== null && <ins>{said(to, language)}</ins>}
    </span>
  );
}

const pathOf = (id: string) => id.split('.').slice(1).join('.') || id;

const sayings: Record<string, Record<Language, string>> = {
  stays: { tr: 'olduğu yerde kalır', en: 'stays where it is' },
  none: { tr: 'yok', en: 'none' },
};
const said = (text: string, language: Language) => sayings[text]?.[language] ?? text;

interface SeenProps extends Pick<ChangeCardProps, 'flow' | 'folder' | 'options'> {
  sight: Sight | null;
  side: string;
}

function Seen({ sight, side, flow, folder, options }: SeenProps) {
  const { t, language } = useWords();
  if (!sight) {
    return (
      <figure>
        <figcaption>
          <b>{side}</b>
        </figcaption>
        <Note>{t('notThere')}</Note>
      </figure>
    );
  }
  const { statePath, version, input, tokens, pictures } = sight;
  return (
    <figure>
      <figcaption>
        <b>{side}</b>
        <br />
        <a href={writePermalink({ flow, input, version, tokens, at: null, options })}>{statePath}</a>
      </figcaption>
      {pictures ? (
        <img src={`${folder}/${pictures[language]}`} alt={`${statePath}, ${side}`} width="360" height="640" />
      ) : (
        <Note>{t('noPicture')}</Note>
      )}
    </figure>
  );
}
