import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { inLocale, pathIn } from '../../../domain/locale/index.ts';
import type { SearchEvent, searchMachine } from '../../../machines/search/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { controlLook } from '../../components/fields/field.tsx';
import { AskUs } from '../../components/shell/ask-us.tsx';
import { groupByKind, useKindWords } from '../../components/shell/found-groups.ts';
import { FoundLink } from '../../components/shell/found-link.tsx';
import { SearchStart } from '../../components/shell/search-start.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { styled } from '../../theme/stitches.ts';

const Input = styled('input', controlLook);
const Group = styled('div', {
  display: 'grid',
  '& > h3': {
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: '$3',
    font: '600 $fontSizes$small/1.4 $fonts$sans',
    letterSpacing: 0,
    color: '$coralText',
  },
});

export interface SearchScreenProps {
  snapshot: SnapshotFrom<typeof searchMachine>;
  send: (event: SearchEvent) => void;
  /** A result was followed. */
  onLeave: () => void;
}

/** A search field whose results can be chosen by arrow keys. Snapshot in, events out. */
export function SearchScreen({ snapshot, send, onLeave }: SearchScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const list = useId();
  const { text, answer, answered } = snapshot.context;
  // The chosen place is valid for the results that it was chosen in.
  const [chosen, setChosen] = useState({ answered: '', place: -1 });
  const place = chosen.answered === answered ? chosen.place : -1;
  const hits = groupByKind(answer?.items ?? []).flatMap(({ results }) => results);
  const optionId = (nth: number) => `${list}-${nth}`;

  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      // One place more than there are results: the field itself.
      const next = ((place + 1 + step + hits.length + 1) % (hits.length + 1)) - 1;
      setChosen({ answered, place: next });
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && place >= 0) {
      event.preventDefault();
      document.getElementById(optionId(place))?.click();
    }
  };

  return (
    // The same height with and without results: on a phone the sheet is at the bottom, and the field would jump.
    <Stack gap={3} css={{ minHeight: 'min(34rem,100dvh - 9rem)' }} data-state={snapshot.value}>
      <search>
        <form method="get" action={pathIn(locale, '/search')}>
          <Input
            type="search"
            name="q"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a field whose list holds links
            role="combobox"
            aria-label={t`Ne arıyorsun?`}
            aria-expanded={hits.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            {...(place >= 0 && { 'aria-activedescendant': optionId(place) })}
            placeholder={t`Ürün, paket ya da soru`}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            data-autofocus
            value={text}
            onChange={({ target }) => send({ type: 'text.change', text: target.value })}
            onKeyDown={walk}
          />
        </form>
      </search>
      <SearchNews snapshot={snapshot} send={send} />
      <Results snapshot={snapshot} listId={list} place={place} optionId={optionId} onLeave={onLeave} />
      {(snapshot.matches('empty') || snapshot.matches('nothing')) && <SearchStart onFollow={onLeave} />}
      {snapshot.matches('nothing') && <AskUs />}
    </Stack>
  );
}

/** Outcome of the search: how many results, none, or a failure. */
function SearchNews({ snapshot, send }: Pick<SearchScreenProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { text, answer, failure } = snapshot.context;
  const total = answer?.total ?? 0;
  return (
    <>
      <Text as="output" size="small" quiet>
        {snapshot.matches('found') && <Plural value={total} one="# sonuç" other="# sonuç" />}
        {snapshot.matches('nothing') && <Trans>“{text}” için bir şey bulamadık.</Trans>}
        {snapshot.matches('searching') && <Trans>Aranıyor…</Trans>}
      </Text>
      {snapshot.matches('nothing') && (
        <Text>
          <Trans>
            Daha kısa yazmayı dene; bir iki harf yanlış olabilir. Ped, günlük ped, tampon ve ısı bandı satıyoruz.
          </Trans>
        </Text>
      )}
      {failure && (
        <Stack gap={3} align="start">
          <FormErrors summary={words(failure)} />
          <Button size="small" onClick={() => send({ type: 'search.retry' })}>{t`Yeniden dene`}</Button>
        </Stack>
      )}
    </>
  );
}

interface ResultsProps extends Pick<SearchScreenProps, 'snapshot' | 'onLeave'> {
  listId: string;
  place: number;
  optionId: (nth: number) => string;
}

function Results({ snapshot, listId, place, optionId, onLeave }: ResultsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const kinds = useKindWords();
  const { answer, answered } = snapshot.context;
  const groups = groupByKind(answer?.items ?? []);
  const hits = groups.flatMap(({ results }) => results);
  const total = answer?.total ?? 0;
  const more = total > hits.length;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above */}
      <div id={listId} role="listbox" aria-label={t`Sonuçlar`} hidden={hits.length === 0}>
        {groups.map(({ kind, results }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          <Group key={kind} role="group" aria-label={kinds[kind]}>
            <h3 aria-hidden>
              {kinds[kind]}
              {!more && <span>{results.length}</span>}
            </h3>
            {results.map((hit) => {
              const nth = hits.indexOf(hit);
              return (
                <FoundLink
                  key={hit.path}
                  id={optionId(nth)}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                  role="option"
                  aria-selected={nth === place}
                  {...(nth === place && { 'data-on': '' })}
                  tabIndex={-1}
                  kind={hit.kind}
                  slug={hit.slug}
                  href={hit.path}
                  title={inLocale(hit.title, locale)}
                  summary={inLocale(hit.summary, locale)}
                  offer={hit.offer}
                  query={answered}
                  onClick={onLeave}
                />
              );
            })}
          </Group>
        ))}
      </div>
      {more && (
        <ButtonLink wide href={`/search?q=${encodeURIComponent(answered)}`} onClick={onLeave}>
          <Plural value={total} one={`“${answered}” için # sonuç`} other={`“${answered}” için # sonucun hepsi`} />
        </ButtonLink>
      )}
    </>
  );
}
