import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'virtual:flows';
import type { AnyFlowSpec } from 'model-testing';
import { useFlow } from '../hooks/use-flow.ts';
import { moneyOf, moneys, statePathOf } from '../model/state-path.ts';
import type { Permalink } from '../model/permalink.ts';
import { useLink } from '../hooks/use-link.ts';
import { wordIn } from '../settings.tsx';
import type { Language } from '../words.ts';
import { moneyOnScreen } from './own-money.ts';
import { SpokenState, Staged } from './spoken-state.tsx';
import type { PrepareStage, StageMessage, StageSet } from './stage.types.ts';
import { createPlayedStore } from './played-store.ts';

interface Ready extends StageSet {
  flow: string;
  language: Language;
}

/** Fills the page in the phone. Call it once, from the page that the configuration calls `stage`. */
export function showStage(root: HTMLElement, prepare: PrepareStage): void {
  // A screen moves the focus; while the user works outside the phone, it must not take the focus away.
  // oxlint-disable-next-line typescript/unbound-method -- called on its element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithinPhone(options) {
    if (window.parent === window || document.hasFocus()) focus.call(this, options);
  };
  createRoot(root).render(<Stage prepare={prepare} />);
}

/** The page in the phone: reads a permalink, brings the flow there, shows its production screen. */
function Stage({ prepare }: { prepare: PrepareStage }) {
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
      if (isCurrent) setReady({ flow: link.flow, language, ...made });
      return made;
    });
    return () => {
      isCurrent = false;
    };
  }, [link.flow, language, prepare]);

  if (!spec || !ready || ready.flow !== link.flow || spec.name !== link.flow)
    return <p aria-busy="true">{wordIn(language, 'loading')}</p>;
  return <Playing key={link.flow} spec={spec} link={link} ready={ready} />;
}

function postToPage(message: StageMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

const postWalk = (tokens: string[]) => postToPage({ from: 'stage', tokens });

/** Posts the screen's money to the outer page whenever it changes. */
function useSaidMoney(): (stage: HTMLElement | null) => (() => void) | undefined {
  return useCallback((stage) => {
    if (!stage) return undefined;
    let last = '';
    const postChange = () => {
      const statePath = stage.dataset['statePath'] ?? '';
      const [said] = moneyOnScreen.flatMap((whose) => stage.querySelector<HTMLElement>(whose)?.dataset['money'] ?? []);
      const money = moneys.find((one) => one === said) ?? null;
      if (last === `${statePath} ${money}`) return;
      last = `${statePath} ${money}`;
      postToPage({ from: 'stage', says: { statePath, money } });
    };
    const seen = new MutationObserver(postChange);
    seen.observe(stage, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-money', 'data-state-path'],
    });
    postChange();
    return () => seen.disconnect();
  }, []);
}

function Playing({ spec, link, ready }: { spec: AnyFlowSpec; link: Permalink; ready: Ready }) {
  const input = link.input !== null && link.input in spec.inputs ? link.input : Object.keys(spec.inputs)[0]!;
  const { tokens } = link;
  const [store] = useState(() => createPlayedStore(spec, input, tokens, postWalk));
  const { snapshot, turn } = useSyncExternalStore(store.subscribe, store.getShown);
  const path = JSON.stringify(tokens);
  useEffect(() => store.goTo(input, JSON.parse(path) as string[]), [store, input, path]);
  const stage = useSaidMoney();
  const { Screen, Around, language } = ready;
  const staged = useMemo(() => ({ spec, language }), [spec, language]);
  return (
    <div
      ref={stage}
      data-stage={spec.name}
      data-state-path={statePathOf(snapshot)}
      data-money={moneyOf(config.within, snapshot) ?? ''}
    >
      <Staged value={staged}>
        <Around>
          {/* Labelled, because the outer page has a main part of its own. */}
          <main aria-label={`${spec.name}: ${statePathOf(snapshot)}`}>
            {Screen ? <Screen key={turn} snapshot={snapshot} send={store.send} /> : <SpokenState snapshot={snapshot} />}
          </main>
        </Around>
      </Staged>
    </div>
  );
}
