import { Trans } from '@lingui/react/macro';
import { Breadcrumb } from '../../components/shell/breadcrumb.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Prose } from './prose.ts';
import { Lead, Text } from '../../components/basics/text.tsx';
import { useDates } from '../../components/words/use-days.ts';
import type { ReadText } from './page-text.ts';

export { type PageText, readIn, type ReadText } from './page-text.ts';

interface KnowUsScreenProps {
  text: ReadText;
  home: string;
  /** The name of the index. */
  about: string;
}

/** A page of text: the shop's commitments, or a legal text. */
export function KnowUsScreen({ text, home, about }: KnowUsScreenProps) {
  const date = useDates();
  return (
    <Container width="text">
      <Breadcrumb items={[{ label: home, href: '/' }, { label: about, href: '/know-us' }, { label: text.title }]} />
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{text.title}</h1>
          <Lead>{text.lead}</Lead>
          {text.changed && (
            <Text size="small" quiet>
              <Trans>Son değişiklik: {date(text.changed)}</Trans>
            </Text>
          )}
        </Stack>
        <Prose css={{ paddingBottom: '$section' }}>
          {text.sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </Prose>
      </Stack>
    </Container>
  );
}
