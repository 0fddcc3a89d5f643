import { useContext, useEffect, useRef, useState } from 'react';
import { config } from 'virtual:flows';
import { bothLanguages, type AnyFlowSpec } from 'model-testing';
import { styled } from '../theme/stitches.ts';
import { ask, useProblem } from '../checker/ask.ts';
import type { StateRoute } from '../checker/protocol.ts';
import { Quiet } from '../explorer.styles.ts';
import { stateName } from '../model/copy.ts';
import { writePermalink } from '../model/permalink.ts';
import { SettingsContext, useWords } from '../settings.tsx';
import type { Language } from '../words.ts';
import { Problem } from './findings/test-run.tsx';

const Shelf = styled('ul', { display: 'grid', gap: '1.5rem' });
const Pair = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '1rem', marginTop: '.5rem' });
const Small = styled('a', {
  display: 'block',
  width: '252px',
  borderRadius: '22px',
  border: '6px solid $ink',
  overflow: 'hidden',
  background: '$page',
  '&:focus-visible': { borderRadius: '22px' },
  '& iframe': {
    display: 'block',
    width: '360px',
    border: 0,
    transform: 'scale(.6667)',
    transformOrigin: '0 0',
  },
});

const namesOf = (spec: AnyFlowSpec, statePath: string, language: Language): string =>
  statePath
    .split(' ')
    .map((path) => stateName(spec, path.split('.'), language))
    .join(', ');

const languageNames: Record<Language, string> = { tr: 'Türkçe', en: 'English' };

/** The real screen of every reachable state, in each language. Frames load as they come into sight. */
export function Gallery({ spec, version }: { spec: AnyFlowSpec; version: string }) {
  const { name: flow } = spec;
  const { t, language } = useWords();
  const { isDark } = useContext(SettingsContext);
  const problem = useProblem(flow);
  const [states, setStates] = useState<StateRoute[]>();
  useEffect(() => {
    let isCurrent = true;
    void ask({ kind: 'states', flow }).then((found) => {
      if (isCurrent) setStates(found);
      return found;
    });
    return () => {
      isCurrent = false;
    };
  }, [flow]);
  if (problem !== null) return <Problem>{problem}</Problem>;
  if (!states) return <Quiet aria-busy="true">{t('checking')}</Quiet>;
  const address = ({ input, tokens }: StateRoute, lang: Language) =>
    writePermalink({ flow, input, version, tokens, at: null, options: { lang, theme: isDark ? 'dark' : 'light' } });
  return (
    <>
      <Quiet>{t('galleryNote')}</Quiet>
      <Shelf data-gallery="" css={{ '@upToMd': { gridTemplateColumns: 'repeat(auto-fill,minmax(252px,1fr))' } }}>
        {states.map((one) => (
          <li key={one.statePath}>
            <h2 style={{ fontSize: '1.125rem' }}>{namesOf(spec, one.statePath, language)}</h2>
            <Quiet as="code">{one.statePath}</Quiet>
            <Pair>
              {(config.languages ?? bothLanguages).map((lang) => (
                <Small key={lang} href={address(one, lang)} aria-label={`${one.statePath}, ${languageNames[lang]}`}>
                  <WholeScreen
                    address={`stage.html${address(one, lang)}`}
                    title={`${one.statePath}, ${languageNames[lang]}`}
                  />
                </Small>
              ))}
            </Pair>
          </li>
        ))}
      </Shelf>
    </>
  );
}

const phoneHeight = 640;
/** Higher than any screen of the shop; limits a page that grows without end. */
const maxHeight = 3200;

/** The whole screen, scaled; pressing it walks to that state. */
function WholeScreen({ address, title }: { address: string; title: string }) {
  const [height, setHeight] = useState(phoneHeight);
  const growing = useRef<ResizeObserver>(null);
  useEffect(() => () => growing.current?.disconnect(), []);
  const follow = (page: Document | null) => {
    growing.current?.disconnect();
    if (!page) return;
    growing.current = new ResizeObserver(() =>
      setHeight((before) => Math.min(maxHeight, Math.max(before, page.documentElement.scrollHeight))),
    );
    growing.current.observe(page.body);
  };
  return (
    <div style={{ height: (height * 2) / 3 }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the explorer's own page */}
      <iframe
        src={address}
        title={title}
        loading="lazy"
        inert
        style={{ height }}
        onLoad={({ currentTarget }) => follow(currentTarget.contentDocument)}
      />
    </div>
  );
}
