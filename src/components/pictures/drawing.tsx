import type { SVGProps } from 'react';

type Place = Omit<SVGProps<SVGGElement>, 'children' | 'dangerouslySetInnerHTML'>;

/** A part of a picture, as `art` writes it: `art` escapes every word that it is given. Nothing else may come here. */
export function Drawing({ svg, ...place }: Place & { svg: string }) {
  return <g {...place} dangerouslySetInnerHTML={{ __html: svg }} />;
}
