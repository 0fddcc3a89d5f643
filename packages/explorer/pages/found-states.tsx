import { phrases } from 'virtual:flows';
import type { Phrase } from '../config.ts';
import { FlowLink, Quiet } from '../explorer.styles.ts';
import type { Language } from '../model/copy.ts';
import { plain } from '../model/plain-text.ts';
import { writePermalink } from '../model/permalink.ts';
import { useWords } from '../settings.tsx';

/** States of any flow that words from elsewhere (as in a mail) lead to: each once, with its first matching phrase. */
export function statesFor(sought: string, language: Language): Phrase[] {
  const wanted = plain(sought.trim());
  const found = phrases.filter(
    ({ text, from }) => wanted !== '' && plain(`${from[language]} ${text[language]}`).includes(wanted),
  );
  return [
    ...new Map(found.toReversed().map((phrase) => [`${phrase.flow} ${phrase.state}`, phrase])).values(),
  ].toReversed();
}

interface FoundStatesProps {
  found: readonly Phrase[];
  /** The name of a flow in words. */
  titleOf: (flow: string) => string;
  options: Record<string, string>;
  onChosen: () => void;
}

/** Search results; each links to its flow with the state selected. */
export function FoundStates({ found, titleOf, options, onChosen }: FoundStatesProps) {
  const { t, language } = useWords();
  return (
    <div data-found-states="">
      <Quiet css={{ margin: '.75rem .75rem .25rem' }}>{t('foundStates')}</Quiet>
      <ul>
        {found.map(({ flow, state, name, from, text }) => {
          const link = { flow, input: null, version: null, tokens: [], at: null, options: { ...options, state } };
          return (
            <li key={`${flow} ${state}`}>
              <FlowLink href={writePermalink(link)} onClick={onChosen}>
                {titleOf(flow)}: {name[language]}
                <small>
                  {from[language]}: {text[language]}
                </small>
              </FlowLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
