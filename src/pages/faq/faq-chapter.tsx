import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Accordion } from '../../components/basics/accordion.tsx';
import { Breadcrumb } from '../../components/shell/breadcrumb.tsx';
import { ChipLink, Chips } from '../../components/basics/chip-link.tsx';
import { Container } from '../../components/basics/container.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { AskUs } from '../../components/shell/ask-us.tsx';
import type { ReadChapter, ReadQuestion } from './read-faq.ts';

interface FaqChapterProps {
  home: string;
  about: string;
  all: string;
  chapter: ReadChapter;
  lead: string;
  chapters: readonly ReadChapter[];
  /** The first one without a heading has the questions that belong to no section. */
  sections: readonly { heading: string | null; questions: readonly ReadQuestion[] }[];
  /** Id of the question that a link led to. */
  hash: string;
}

/** One chapter with its answers. */
export function FaqChapter({ home, about, all, chapter, lead, chapters, sections, hash }: FaqChapterProps) {
  const { t } = useLingui();
  useEffect(() => {
    const asked = hash === '' ? null : document.getElementById(hash);
    if (!(asked instanceof HTMLDetailsElement)) return;
    asked.open = true;
    asked.scrollIntoView();
  }, [hash]);
  return (
    <Container>
      <Breadcrumb
        items={[
          { label: home, href: '/' },
          { label: about, href: '/know-us' },
          { label: all, href: '/know-us/faqs' },
          { label: chapter.name },
        ]}
      />
      <Stack gap={6} css={{ paddingBottom: '$section' }}>
        <Stack gap={4}>
          <h1>{chapter.name}</h1>
          <Lead>{lead}</Lead>
          <SearchField
            path="/know-us/faqs"
            name="search"
            label={t`Sorularda ara`}
            placeholder={t`Bir kelime yaz: iade, kargo, kart`}
            value=""
            button={t`Ara`}
          />
          <nav aria-label={t`Konular`}>
            <Chips>
              {chapters.map(({ slug, name, path }) => (
                <ChipLink key={slug} href={path} isOn={slug === chapter.slug}>
                  {name}
                </ChipLink>
              ))}
            </Chips>
          </nav>
        </Stack>
        {sections.map(({ heading, questions }) => (
          <Stack key={heading ?? ''} as="section" gap={3} css={{ maxWidth: '48rem' }}>
            {heading !== null && <h2>{heading}</h2>}
            <Accordion
              items={questions.map(({ id, question, paragraphs }) => ({
                id,
                title: question,
                content: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
              }))}
            />
          </Stack>
        ))}
        <AskUs />
      </Stack>
    </Container>
  );
}
