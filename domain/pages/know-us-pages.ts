import { type KnowUsPage, knowUsGroups } from './know-us-pages.data.ts';

/** All pages, in the order of the index. */
export const knowUsPages: readonly KnowUsPage[] = knowUsGroups.flatMap(({ pages }) => pages);

/** Title and lead of a page. Throws for an unknown name. */
export function knowUsPage(name: string): Pick<KnowUsPage, 'title' | 'lead'> {
  const page = knowUsPages.find((one) => one.name === name);
  if (!page) throw new RangeError(`There is no page ${name}.`);
  return { title: page.title, lead: page.lead };
}

export const knowUsPath = ({ name }: Pick<KnowUsPage, 'name'>): string => `/know-us/${name}`;
