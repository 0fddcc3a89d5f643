import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Accordion } from '../../components/basics/accordion.tsx';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Breadcrumb } from '../../components/shell/breadcrumb.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Marked } from '../../components/shell/marked.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Lead, Text } from '../../components/basics/text.tsx';
import { styled } from '../../theme/stitches.ts';
import { AskUs } from '../../components/shell/ask-us.tsx';
import type { ReadChapter, ReadQuestion } from './read-faq.ts';

const Chapters = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,20rem),1fr))',
  '& h2': { fontSize: '1.5rem' },
  '& li': { borderTop: '1.5px solid $line' },
  '& li a': { display: 'flex', alignItems: 'center', minHeight: '$target', paddingBlock: '$2', textDecoration: 'none' },
  '& li a:hover': { textDecoration: 'underline', textDecorationColor: '$coral', textUnderlineOffset: '.2em' },
});

interface FaqIndexProps {
  home: string;
  about: string;
  title: string;
  lead: string;
  chapters: readonly (ReadChapter & { questions: readonly ReadQuestion[] })[];
  /** The search text and its matches; null without a search. */
  found: { search: string; questions: readonly ReadQuestion[] } | null;
}

/** Every question by chapter, or those that fit some words. */
export function FaqIndex({ home, about, title, lead, chapters, found }: FaqIndexProps) {
  const { t } = useLingui();
  return (
    <Container>
      <Breadcrumb items={[{ label: home, href: '/' }, { label: about, href: '/know-us' }, { label: title }]} />
      <Stack gap={7} css={{ paddingBottom: '$section' }}>
        <Stack gap={4}>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          <SearchField
            path="/know-us/faqs"
            name="search"
            label={t`Sorularda ara`}
            placeholder={t`Bir kelime yaz: iade, kargo, kart`}
            value={found?.search ?? ''}
            button={t`Ara`}
          />
        </Stack>
        {found ? <FoundQuestions {...found} /> : <AllQuestions chapters={chapters} />}
        <AskUs />
      </Stack>
    </Container>
  );
}

function AllQuestions({ chapters }: Pick<FaqIndexProps, 'chapters'>) {
  return (
    <Chapters>
      {chapters.map(({ slug, name, path, questions }) => (
        <Stack key={slug} as="section" gap={3}>
          <h2>
            <TextLink href={path}>{name}</TextLink>
          </h2>
          <ul>
            {questions.map(({ id, question, path: place }) => (
              <li key={id}>
                <TextLink href={place}>{question}</TextLink>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Chapters>
  );
}

function FoundQuestions({ search, questions }: NonNullable<FaqIndexProps['found']>) {
  const count = questions.length;
  if (count === 0)
    return (
      <Stack gap={3} data-state="nothing">
        <h2>
          <Trans>“{search}” sorularda geçmiyor</Trans>
        </h2>
        <Text>
          <Trans>
            Başka bir kelimeyle dene, <TextLink href="/know-us/faqs">bütün sorulara bak</TextLink> ya da{' '}
            <TextLink href={`/search?q=${encodeURIComponent(search)}`}>mağazanın tamamında ara</TextLink>.
          </Trans>
        </Text>
      </Stack>
    );
  return (
    <Stack gap={4} data-state="found">
      <Text as="output" quiet>
        <Plural value={count} one="# soru bulundu" other="# soru bulundu" />
      </Text>
      <Accordion
        items={questions.map(({ id, question, paragraphs, path }) => ({
          id,
          title: (
            <span>
              <Marked text={question} query={search} />
            </span>
          ),
          content: (
            <>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Marked text={paragraph} query={search} />
                </p>
              ))}
              <p>
                <TextLink href={path}>
                  <Trans>Bu konudaki diğer sorular</Trans>
                </TextLink>
              </p>
            </>
          ),
        }))}
        {...(questions[0] && { open: questions[0].id })}
      />
      <Text>
        <TextLink href="/know-us/faqs">
          <Trans>Bütün sorular</Trans>
        </TextLink>
      </Text>
    </Stack>
  );
}
