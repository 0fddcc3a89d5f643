import type { I18n } from '@lingui/core';
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyFlowSpec } from 'model-testing';
import { useFlow } from '../use-flow.ts';
import { moneyOf, moneys, standingOf } from '../model/standing.ts';
import type { Permalink } from '../model/permalink.ts';
import type { StageMessage } from '../panels/phone.tsx';
import { useLink } from '../use-link.ts';
import { createTexts, loadMessages } from '../../i18n/i18n.ts';
import { allWords, type Language } from '../words.ts';
import { Frame } from './frame.tsx';
import { SpokenState } from './spoken-state.tsx';
import { moneyOnScreen } from './own-money.ts';
import type { StageModule, StageProps } from './stage.types.ts';
import { createPlayedStore } from './played-store.ts';

const stages = import.meta.glob<StageModule>('../../flows/*/*.stage.tsx');

interface Ready {
  flow: string;
  language: Language;
  i18n: I18n;
  Screen: ComponentType<StageProps> | null;
}

/** The page in the phone: reads a permalink, brings the flow there, shows its production screen. */
export function Stage() {
  const { link } = useLink();
  const language: Language = link.options['lang'] === 'en' ? 'en' : 'tr';
  const spec = useFlow(link.flow);
  const [ready, setReady] = useState<Ready | null>(null);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = link.options['theme'] === 'dark' ? 'dark' : 'light';
  }, [language, link.options]);
  useEffect(() => {
    let isCurrent = true;
    void prepare(link.flow, language).then((made) => {
      if (isCurrent) setReady(made);
      return made;
    });
    return () => {
      isCurrent = false;
    };
  }, [link.flow, language]);

  if (!spec || !ready || ready.flow !== link.flow || spec.name !== link.flow)
    return <p aria-busy="true">{allWords[language].loading}</p>;
  return <Playing key={link.flow} spec={spec} link={link} ready={ready} />;
}

async function prepare(flow: string, language: Language): Promise<Ready> {
  const module = await stages[`../../flows/${flow}/${flow}.stage.tsx`]?.();
  const i18n = createTexts()[language];
  await loadMessages(i18n, language, 'common', ...(module?.namespaces ?? []));
  return { flow, language, i18n, Screen: module?.default ?? null };
}

function tellPage(message: StageMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

const tellWalk = (tokens: string[]) => tellPage({ from: 'stage', tokens });

/** Tells the page around what the screen says of the money whenever it says something else. */
function useSaidMoney(): (stage: HTMLElement | null) => (() => void) | undefined {
  return useCallback((stage) => {
    if (!stage) return undefined;
    let last = '';
    const tell = () => {
      const standing = stage.dataset['standing'] ?? '';
      const [said] = moneyOnScreen.flatMap((whose) => stage.querySelector<HTMLElement>(whose)?.dataset['money'] ?? []);
      const money = moneys.find((one) => one === said) ?? null;
      if (last === `${standing} ${money}`) return;
      last = `${standing} ${money}`;
      tellPage({ from: 'stage', says: { standing, money } });
    };
    const seen = new MutationObserver(tell);
    seen.observe(stage, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-money', 'data-standing'],
    });
    tell();
    return () => seen.disconnect();
  }, []);
}

function Playing({ spec, link, ready }: { spec: AnyFlowSpec; link: Permalink; ready: Ready }) {
  const input = link.input !== null && link.input in spec.inputs ? link.input : Object.keys(spec.inputs)[0]!;
  const { tokens } = link;
  const [store] = useState(() => createPlayedStore(spec, input, tokens, tellWalk));
  const { snapshot, turn } = useSyncExternalStore(store.subscribe, store.getShown);
  const path = JSON.stringify(tokens);
  useEffect(() => store.goTo(input, JSON.parse(path) as string[]), [store, input, path]);
  const stage = useSaidMoney();
  const { Screen } = ready;
  return (
    <div ref={stage} data-stage={spec.name} data-standing={standingOf(snapshot)} data-money={moneyOf(snapshot) ?? ''}>
      <Frame i18n={ready.i18n}>
        {/* Told from the page around the phone, which has a main part of its own. */}
        <main aria-label={`${spec.name}: ${standingOf(snapshot)}`}>
          {Screen ? (
            <Screen key={turn} snapshot={snapshot} send={store.send} />
          ) : (
            <SpokenState snapshot={snapshot} language={ready.language} />
          )}
        </main>
      </Frame>
    </div>
  );
}
