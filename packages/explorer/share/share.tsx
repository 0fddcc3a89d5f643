import { useState } from 'react';
import { config } from 'virtual:flows';
import type { AnyFlowSpec } from 'model-testing';
import { Bar, Panel, Quiet, SmallButton } from '../explorer.styles.ts';
import { playwrightSource, vitestSource } from '../model/generated-test.ts';
import { writePermalink, type Permalink } from '../model/permalink.ts';
import { scenario } from '../model/scenario.ts';
import { describe, moneySentence, statePathOf } from '../model/state-path.ts';
import type { Walk } from '../model/walk.ts';
import { useWords } from '../settings.tsx';
import { pictureOf, pixelsOf, save } from './picture.ts';
import { screenPictureOf, screenPixelsOf } from './screen-picture.ts';

export interface ShareProps {
  spec: AnyFlowSpec;
  walk: Walk;
  at: number;
  link: Permalink;
  svg: () => SVGSVGElement | null;
  /** The page in the phone. */
  screen: () => Window | null;
  /** The flow's name in words. */
  title: string;
}

interface Picture {
  content: Blob;
  ending: 'svg' | 'png';
  note?: string;
}

const asSvg = (text: string): Picture => ({ content: new Blob([text], { type: 'image/svg+xml' }), ending: 'svg' });

/** The walk so far as a link, a test, a scenario or a picture. */
export function Share({ spec, walk, at, link, svg, screen, title }: ShareProps) {
  const { t, language } = useWords();
  const [said, setSaid] = useState('');
  const [text, setText] = useState('');
  const steps = walk.steps.slice(0, at + 1);
  const source = { spec, input: walk.input, steps };
  const flow = spec.name;
  const scene = { spec, title, within: config.within };

  const copy = (what: string, content: string) => {
    setText(content);
    navigator.clipboard.writeText(content).then(
      () => setSaid(`${t('copied')} ${what}`),
      // Without clipboard permission the text is shown below, to be copied by hand.
      () => setSaid(what),
    );
  };
  const { snapshot } = walk.steps[at]!.visit;
  const statePath = statePathOf(snapshot);
  const makers = {
    svg: async (): Promise<Picture> => asSvg((await drawing()).text),
    png: async (): Promise<Picture> => ({ content: await pixelsOf(await drawing()), ending: 'png' }),
    screen: async (): Promise<Picture> => {
      const picture = await screenPictureOf(screen()!);
      return screenPixelsOf(picture).then(
        (content): Picture => ({ content, ending: 'png' }),
        () => ({ ...asSvg(picture.svg), note: t('noPixels') }),
      );
    },
  };
  const drawing = () => {
    const text = [...describe(spec, snapshot, language), moneySentence(config.within, spec, snapshot, language) ?? []]
      .flat()
      .join(' ');
    return pictureOf(svg()!, { title: `${title}: ${statePath}`, text });
  };
  const take = (what: keyof typeof makers) => {
    const name = [flow, ...statePath.split(/[. ]/), ...(what === 'screen' ? ['screen'] : []), language].join('-');
    setText('');
    makers[what]()
      .then(({ content, ending, note }) => {
        const file = `${name}.${ending}`;
        save(file, content);
        return setSaid([`${t('saved')} ${file}`, note].filter(Boolean).join('. '));
      })
      .catch((error: unknown) => setSaid(`${t('failed')} ${String(error)}`));
  };
  const address = () =>
    `${window.location.href.split('#')[0]}${writePermalink({ ...link, tokens: link.tokens.slice(0, at), at: null })}`;

  return (
    <Panel aria-label={t('share')}>
      <h2>{t('share')}</h2>
      <Bar>
        <SmallButton type="button" onClick={() => copy(t('link'), address())}>
          {t('copyLink')}
        </SmallButton>
        <SmallButton
          type="button"
          onClick={() => copy(t('copyPlaywright'), playwrightSource(config, [source], { root: '../..' }))}
        >
          {t('copyPlaywright')}
        </SmallButton>
        <SmallButton
          type="button"
          onClick={() =>
            copy(
              t('copyVitest'),
              vitestSource(config, [source], { root: '../..', folder: `${config.flows.folder}/${flow}` }),
            )
          }
        >
          {t('copyVitest')}
        </SmallButton>
        <SmallButton type="button" onClick={() => copy(t('copyScenarioTr'), scenario(scene, walk.input, steps, 'tr'))}>
          {t('copyScenarioTr')}
        </SmallButton>
        <SmallButton type="button" onClick={() => copy(t('copyScenarioEn'), scenario(scene, walk.input, steps, 'en'))}>
          {t('copyScenarioEn')}
        </SmallButton>
        <SmallButton type="button" onClick={() => take('svg')}>
          {t('saveSvg')}
        </SmallButton>
        <SmallButton type="button" onClick={() => take('png')}>
          {t('savePng')}
        </SmallButton>
        <SmallButton type="button" onClick={() => take('screen')}>
          {t('saveScreen')}
        </SmallButton>
      </Bar>
      <Quiet as="output">{said}</Quiet>
      {text && (
        <pre
          data-shared=""
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
          tabIndex={0}
          style={{ overflow: 'auto', maxHeight: '16rem', fontSize: '.75rem', margin: 0 }}
        >
          {text}
        </pre>
      )}
    </Panel>
  );
}
