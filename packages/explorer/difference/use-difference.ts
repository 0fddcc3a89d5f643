import { useFile } from '../hooks/use-file.ts';
import type { Difference, DifferenceList } from './difference.types.ts';

type Read<Content> = Content | null | undefined;

export const useDifferences = () => useFile('diff/index.json') as Read<DifferenceList>;
export const useDifference = (slug: string) =>
  useFile(slug === '' ? null : `diff/${encodeURIComponent(slug)}/difference.json`) as Read<Difference>;
