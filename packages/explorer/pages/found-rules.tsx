import { requirements } from 'virtual:flows';
import type { Requirement } from '../config.ts';
import { FlowLink, Quiet } from '../explorer.styles.ts';
import type { Permalink } from '../model/permalink.ts';
import { ruleLink, rulesFor } from '../model/rules.ts';
import { useWords } from '../settings.tsx';

/** The most rules that the list shows; a longer search text finds the others. */
const most = 25;

/** Rules by id or words of their sentence. Nearly every rule contains any single character: two are needed. */
export const foundRules = (sought: string): Requirement[] =>
  sought.trim().length < 2 ? [] : rulesFor(requirements, sought);

interface FoundRulesProps {
  found: readonly Requirement[];
  link: Permalink;
  onChosen: () => void;
}

/** Search results; each links to the page with the rule's proofs. */
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
