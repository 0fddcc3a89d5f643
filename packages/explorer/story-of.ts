import type { ExplorerConfig, Story } from './config.ts';
import type { Language } from './words.ts';

/** A flow's title and story; without one in the configuration, the first line of its README. */
export const storyOf = (
  { stories }: Pick<ExplorerConfig, 'stories'>,
  flow: string,
  readme: string,
  language: Language,
): Story => stories[flow]?.[language] ?? { title: readme.split(/[,.:;]/)[0] ?? flow, text: readme };
