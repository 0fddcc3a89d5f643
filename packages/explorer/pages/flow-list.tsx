import { useContext, useState } from 'react';
import { config, flows, phrases } from 'virtual:flows';
import { Bar, Field, FlowLink, Pill, Quiet, Side, SmallButton, Spread } from '../explorer.styles.ts';
import { FoundRules, foundRules } from './found-rules.tsx';
import { FoundStates, statesFor } from './found-states.tsx';
import { VisuallyHidden } from '../theme/visually-hidden.ts';
import { styled } from '../theme/stitches.ts';
import { useNarrow } from '../hooks/use-narrow.ts';
import { plain } from '../model/plain-text.ts';
import { settingsOf, writePermalink, type Permalink } from '../model/permalink.ts';
import { SettingsContext, useWords } from '../settings.tsx';
import { flowDescription } from '../model/flow-description.ts';
import type { Go } from '../hooks/use-link.ts';

const Rail = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '.6rem',
  '& button': { width: '100%', paddingInline: '.2rem', fontSize: '.75rem' },
});

/** The pages that belong to no single flow, with the link option that opens each. */
const linkOptions = { journey: 'journey', difference: 'diff' } as const;
const apartPages = ['journey', 'difference'] as const;

interface FlowListProps {
  link: Permalink;
  go: Go;
  isShown: boolean;
  /** On a wide screen: whether the whole list is shown, not only its collapsed rail. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChosen: () => void;
}

/** Every flow with its description; language and theme. */
export function FlowList({ link, go, isShown, isOpen, onOpen, onChosen }: FlowListProps) {
  const { t, language } = useWords();
  const [sought, setSought] = useState('');
  const described = flows.map(({ name }) => ({ name, ...flowDescription(flows, name, language) }));
  const listed = described.filter(({ name, title, text }) =>
    plain(`${name} ${title} ${text}`).includes(plain(sought.trim())),
  );
  const found = statesFor(sought, language);
  const rules = foundRules(sought);
  const titleOf = (flow: string) => described.find(({ name }) => name === flow)?.title ?? flow;
  const apart = apartPages.findLast((page) => link.options[linkOptions[page]] !== undefined) ?? null;
  const kept = settingsOf(link);
  const { isDark } = useContext(SettingsContext);
  const isNarrow = useNarrow();
  const isAlone = isNarrow && isShown;
  const settings = (
    <>
      {config.languages?.length !== 1 && (
        <SmallButton
          type="button"
          lang={language === 'tr' ? 'en' : 'tr'}
          onClick={() => go({ options: { ...link.options, lang: language === 'tr' ? 'en' : 'tr' } }, 'replace')}
        >
          {t('language')}
        </SmallButton>
      )}
      <SmallButton
        type="button"
        onClick={() => go({ options: { ...link.options, theme: isDark ? 'light' : 'dark' } }, 'replace')}
      >
        {t('theme')}: {isDark ? t('dark') : t('light')}
      </SmallButton>
    </>
  );
  if (!isNarrow && !isOpen) {
    return (
      <Side shown={isShown} width="rail" aria-label={t('flows')}>
        <Rail>
          {config.brand.mark && <img src={config.brand.mark} width="30" height="30" alt="" />}
          <SmallButton type="button" aria-expanded="false" onClick={() => onOpen(true)}>
            {t('flows')}
          </SmallButton>
          {settings}
        </Rail>
      </Side>
    );
  }
  const field = phrases.length > 0 ? 'findFlowOrWords' : 'findFlow';
  const list = (
    <Side shown={isShown} width="list" aria-label={t('flows')}>
      <Spread css={{ marginBottom: '.9rem' }}>
        <Bar css={{ fontFamily: '$serif', fontWeight: 600, fontSize: '1.5rem' }}>
          {config.brand.mark && <img src={config.brand.mark} width="30" height="30" alt="" />}
          {config.brand.name}
        </Bar>
        {isNarrow ? (
          <Pill tone="lilac">{t('short')}</Pill>
        ) : (
          <SmallButton type="button" aria-label={t('hideFlows')} title={t('hideFlows')} onClick={() => onOpen(false)}>
            «
          </SmallButton>
        )}
      </Spread>
      <Field
        type="search"
        aria-label={t(field)}
        placeholder={t(field)}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
        css={{ marginBottom: '.75rem' }}
      />
      <ul>
        {listed.map(({ name, title }) => (
          <li key={name}>
            <FlowLink
              href={writePermalink({ flow: name, input: null, version: null, tokens: [], at: null, options: kept })}
              onClick={onChosen}
              {...(link.flow === name && apart === null ? { 'aria-current': 'page' } : {})}
            >
              {title}
              <small>
                <code>{name}</code>
              </small>
            </FlowLink>
          </li>
        ))}
      </ul>
      {found.length > 0 && <FoundStates found={found} titleOf={titleOf} options={kept} onChosen={onChosen} />}
      {rules.length > 0 && <FoundRules found={rules} link={link} onChosen={onChosen} />}
      {listed.length + found.length + rules.length === 0 && <Quiet>{t('noMatch')}</Quiet>}
      {apartPages.map((page) => (
        <FlowLink
          key={page}
          href={writePermalink({
            flow: '',
            input: null,
            version: null,
            tokens: [],
            at: null,
            options: { ...kept, [linkOptions[page]]: '' },
          })}
          onClick={onChosen}
          {...(apart === page ? { 'aria-current': 'page' } : {})}
          css={{ marginTop: '1rem' }}
        >
          {t(page)}
        </FlowLink>
      ))}
      <Bar css={{ marginTop: '1.25rem' }}>{settings}</Bar>
    </Side>
  );
  // As the only visible pane it is the page's content and has its own heading.
  if (!isAlone) return list;
  return (
    <main>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      {list}
    </main>
  );
}
