import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { ButtonLink } from '../basics/button.tsx';
import { Stack } from '../basics/stack.tsx';
import { Lead } from '../basics/text.tsx';

const Frame = styled('aside', {
  display: 'grid',
  gap: '$5',
  justifyItems: 'start',
  padding: '$6',
  marginBlock: '0 $8',
  borderRadius: '$xl',
  '& p': { color: 'inherit' },
  '@md': { gridTemplateColumns: 'minmax(0,1fr) auto', alignItems: 'center', padding: '$7' },
  variants: { tone: { butter: { background: '$butter' }, lilac: { background: '$lilac', marginTop: '$6' } } },
});

interface InvitationProps {
  tone: 'butter' | 'lilac';
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
  href: string;
  action: string;
}

/** A coloured band that leads somewhere else. */
export function Invitation({ tone, title, children, href, action }: InvitationProps) {
  return (
    <Frame tone={tone}>
      <Stack gap={3}>
        <h2>{title}</h2>
        <Lead>{children}</Lead>
      </Stack>
      <ButtonLink look="ink" href={href}>
        {action}
      </ButtonLink>
    </Frame>
  );
}
