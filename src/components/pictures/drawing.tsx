import type { SVGProps } from 'react';

type Place = Omit<SVGProps<SVGGElement>, 'children' | 'dangerouslySetInnerHTML'>;

/** SVG that `art` has made, which escapes every text. Never pass any other SVG. */
export function Drawing({ svg, ...place }: Place & { svg: string }) {
  return <g {...place} dangerouslySetInnerHTML={{ __html: svg }} />;
}
