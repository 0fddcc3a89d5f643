import { requirements } from 'virtual:flows';
import type { Requirement } from '../config.ts';
import { FlowLink, Quiet } from '../explorer.styles.ts';
import type { Permalink } from '../model/permalink.ts';
import { ruleLink, rulesFor } from '../model/rules.ts';
import { useWords } from '../settings.tsx';

/** So many fit the list; more are found by one word more. */
const most = 25;

/** Rules by id or by words of their sentence. One character is in nearly every one of them. */
export const foundRules = (sought: string): Requirement[] =>
  sought.trim().length < 2 ? [] : rulesFor(requirements, sought);

interface FoundRulesProps {
  found: readonly Requirement[];
  link: Permalink;
  onChosen: () => void;
}

/** Each leads to the page that says what proves it. */
export function FoundRules({ found, link, onChosen }: FoundRulesProps) {
  const { t, language } = useWords();
  return (
    <div data-found-rules="">
      <Quiet css={{ margin: '.75rem .75rem .25rem' }}>{t('foundRules')}</Quiet>
      <ul>
        {found.slice(0, most).map(({ id, rule }) => (
          <li key={id}>
            <FlowLink
              href={ruleLink(id, link)}
              onClick={onChosen}
              {...(link.flow === '' && link.options['requirement'] === id ? { 'aria-current': 'page' } : {})}
            >
              {id}
              <small>{rule[language]}</small>
            </FlowLink>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Quiet css={{ margin: '.25rem .75rem' }}>
          {found.length - most} {t('moreRules')}
        </Quiet>
      )}
    </div>
  );
}
