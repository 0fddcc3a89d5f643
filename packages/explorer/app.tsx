import { useEffect, useState } from 'react';
import { config, flows } from 'virtual:flows';
import { DifferencePage } from './difference/difference-page.tsx';
import { FlowList } from './pages/flow-list.tsx';
import { FlowPage } from './pages/flow-page.tsx';
import { JourneyPage } from './journey/journey-page.tsx';
import { Page, Quiet, Main, Note } from './explorer.styles.ts';
import { type Pane, PaneTabs } from './pages/pane-tabs.tsx';
import { SettingsContext, useWords, wordIn } from './settings.tsx';
import { RulePage } from './pages/rule-page.tsx';
import { Welcome } from './pages/welcome.tsx';
import { useFlow } from './hooks/use-flow.ts';
import { useLink } from './hooks/use-link.ts';
import type { Language } from './words.ts';

/** The explorer: list of flows, diagram, real screen. Small screens show one of the three at a time. */
export function App() {
  const { link, go } = useLink();
  const wanted: Language = (link.options['lang'] ?? navigator.language).startsWith('tr') ? 'tr' : 'en';
  const { languages = [wanted] } = config;
  const language = languages.includes(wanted) ? wanted : languages[0];
  const isDark = link.options['theme']
    ? link.options['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  const { diff, journey, requirement } = link.options;
  const rule = link.flow === '' ? requirement : undefined;
  /** Whether the link opens a page that belongs to no single flow. */
  const isApart = diff !== undefined || journey !== undefined || rule !== undefined;
  const [pane, setPane] = useState<Pane>(link.flow || isApart ? 'chart' : 'list');
  /** Whether the user opened or closed the list; null: the default of the page. */
  const [listed, setListed] = useState<boolean | null>(null);
  const [opened, setOpened] = useState(link.flow);
  // Also for a typed address, without a click in the list.
  if (link.flow !== opened) {
    setOpened(link.flow);
    setListed(null);
    if (link.flow) setPane('chart');
  }
  const known = flows.find(({ name }) => name === link.flow);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${link.flow ? `${link.flow} | ` : ''}${wordIn(language, 'title')}`;
  }, [language, link.flow]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  }, [isDark]);

  return (
    <SettingsContext value={{ language, isDark }}>
      <Page>
        <PaneTabs pane={pane} onChoose={setPane} hasFlow={known !== undefined || isApart} />
        <FlowList
          link={link}
          go={go}
          isShown={pane === 'list'}
          isOpen={listed ?? (known === undefined || isApart)}
          onOpen={setListed}
          onChosen={() => setPane('chart')}
        />
        {diff !== undefined ? (
          <DifferencePage slug={diff} link={link} isShown={pane !== 'list'} />
        ) : journey !== undefined ? (
          <JourneyPage link={link} isShown={pane !== 'list'} />
        ) : rule !== undefined ? (
          <RulePage id={rule} link={link} isShown={pane !== 'list'} />
        ) : known ? (
          <LoadedFlow key={known.name} name={known.name} pane={pane} />
        ) : (
          <Main shown={pane !== 'list'} css={{ '@lg': { gridColumn: '2 / -1', padding: '2rem 2.5rem' } }}>
            <h1>{wordIn(language, 'title')}</h1>
            {link.flow && <Note tone="butter">{wordIn(language, 'noFlow')}</Note>}
            <Welcome options={link.options} />
          </Main>
        )}
      </Page>
    </SettingsContext>
  );
}

function LoadedFlow({ name, pane }: { name: string; pane: Pane }) {
  const spec = useFlow(name);
  const { link, go } = useLink();
  const { t } = useWords();
  if (!spec) {
    return (
      <Main aria-busy="true">
        <h1>{name}</h1>
        <Quiet>{t('loading')}</Quiet>
      </Main>
    );
  }
  return <FlowPage spec={spec} link={link} go={go} pane={pane} />;
}
