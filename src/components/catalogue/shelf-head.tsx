import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { OnlyLarge } from '../basics/only.tsx';
import { Lead } from '../basics/text.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';

const Head = styled('div', {
  display: 'grid',
  gap: '$3',
  paddingBlock: '$2 $3',
  '@upToMd': { '& h1': { fontSize: '1.75rem' } },
  '@md': { paddingTop: 0 },
});

interface ShelfHeadProps {
  crumbs: ComponentProps<typeof Breadcrumb>['items'];
  title: ReactNode;
  lead: ReactNode;
}

/** The name of a shelf. On a phone its goods begin right below. */
export function ShelfHead({ crumbs, title, lead }: ShelfHeadProps) {
  return (
    <Head>
      <OnlyLarge>
        <Breadcrumb items={crumbs} />
      </OnlyLarge>
      <h1>{title}</h1>
      <OnlyLarge>
        <Lead>{lead}</Lead>
      </OnlyLarge>
    </Head>
  );
}
