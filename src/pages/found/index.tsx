import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { Container } from '../../components/basics/container.tsx';
import { AskUs } from '../../components/shell/ask-us.tsx';
import { groupByKind, useKindWords } from '../../components/shell/found-groups.ts';
import { FoundLink } from '../../components/shell/found-link.tsx';
import { SearchStart } from '../../components/shell/search-start.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { SearchHit } from '../../../machines/search/index.ts';

interface SearchPageProps {
  q: string;
  items: readonly SearchHit[];
  total: number;
}

/** Everything that fits some words, by kind. It works without JavaScript. */
export function SearchPage({ q, items, total }: SearchPageProps) {
  const { t } = useLingui();
  return (
    <Container width="text">
      <Stack
        gap={6}
        css={{ paddingBlock: '$6 $section' }}
        data-state={q === '' ? 'empty' : total === 0 ? 'nothing' : 'found'}
      >
        <Stack gap={4}>
          <h1>
            <Trans>Mağazada ara</Trans>
          </h1>
          <SearchField
            path="/search"
            name="q"
            label={t`Ne arıyorsun?`}
            placeholder={t`Ürün, paket ya da soru`}
            value={q}
            button={t`Ara`}
          />
        </Stack>
        {total > 0 && <Results q={q} items={items} total={total} />}
        {q !== '' && total === 0 && <Nothing q={q} />}
        {total === 0 && <SearchStart />}
        {q !== '' && total === 0 && <AskUs />}
      </Stack>
    </Container>
  );
}

function Results({ q, items, total }: SearchPageProps) {
  const locale = useLocale();
  const words = useKindWords();
  return (
    <>
      <Text as="output" quiet>
        <Plural value={total} one={`“${q}” için # sonuç`} other={`“${q}” için # sonuç`} />
      </Text>
      {groupByKind(items).map(({ kind, results }) => (
        <Stack key={kind} as="section" gap={2}>
          <h2>{words[kind]}</h2>
          <ul>
            {results.map((result) => (
              <li key={result.path}>
                <FoundLink
                  kind={result.kind}
                  slug={result.slug}
                  href={result.path}
                  title={inLocale(result.title, locale)}
                  summary={inLocale(result.summary, locale)}
                  offer={result.offer}
                  query={q}
                />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </>
  );
}

function Nothing({ q }: { q: string }) {
  return (
    <Stack gap={3}>
      <h2>
        <Trans>“{q}” için bir şey bulamadık</Trans>
      </h2>
      <Text>
        <Trans>
          Daha kısa yazmayı dene; bir iki harf yanlış olabilir. Ped, günlük ped, tampon ve ısı bandı satıyoruz.
        </Trans>
      </Text>
    </Stack>
  );
}
