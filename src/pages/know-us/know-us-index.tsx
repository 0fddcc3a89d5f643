import { AppLink } from '../../components/basics/app-link.tsx';
import { Breadcrumb } from '../../components/shell/breadcrumb.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { styled } from '../../theme/stitches.ts';
import type { PageList } from './list-pages.ts';

const Pages = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,17rem),1fr))',
});

const PageLink = styled(AppLink, {
  display: 'grid',
  alignContent: 'start',
  gap: '$2',
  height: '100%',
  padding: '$5',
  borderRadius: '$xl',
  background: '$surface',
  boxShadow: '$lift1',
  textDecoration: 'none',
  '& b': { fontSize: '1.125rem', fontWeight: 600 },
  '& span': { color: '$ink2' },
  '&:hover b': { textDecoration: 'underline', textDecorationColor: '$coral', textUnderlineOffset: '.2em' },
});

/** Every page of know-us, in groups. Spec §2. */
export function KnowUsIndex({ list: { title, lead, groups }, home }: { list: PageList; home: string }) {
  return (
    <Container>
      <Breadcrumb items={[{ label: home, href: '/' }, { label: title }]} />
      <Stack gap={7} css={{ paddingBottom: '$section' }}>
        <Stack gap={3}>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </Stack>
        {groups.map(({ heading, pages }) => (
          <Stack key={heading} as="section" gap={4}>
            <h2>{heading}</h2>
            <Pages>
              {pages.map((page) => (
                <li key={page.path}>
                  <PageLink href={page.path}>
                    <b>{page.title}</b>
                    <span>{page.lead}</span>
                  </PageLink>
                </li>
              ))}
            </Pages>
          </Stack>
        ))}
      </Stack>
    </Container>
  );
}
