import { Plural, Trans } from '@lingui/react/macro';
import { css, styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { CheckIcon } from '../basics/icons.tsx';
import { type FilterGroup, type FilterOption, isImpossible } from './filter-groups.ts';

const Groups = styled('div', { display: 'grid', gap: '$5' });

const Group = styled('section', {
  '& h3': { font: '600 $fontSizes$small/1.4 $fonts$sans', letterSpacing: 0, color: '$ink2', marginBottom: '$2' },
  '& ul': { display: 'grid', gap: '$2', gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,8.5rem),1fr))' },
});

const tile = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: '.1rem',
  minHeight: '$control',
  height: '100%',
  padding: '.4rem 2.2rem .4rem .9rem',
  borderRadius: '$m',
  background: '$surface',
  border: '1.5px solid $field',
  textDecoration: 'none',
  lineHeight: 1.3,
  '& b': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.1rem .5rem', fontWeight: 600 },
  '& small': { fontSize: '$micro', color: '$ink2' },
  '& > svg': {
    position: 'absolute',
    top: '.5rem',
    right: '.5rem',
    width: '1.25rem',
    height: '1.25rem',
    padding: '.15rem',
    borderRadius: '50%',
    background: '$ink',
    color: '$page',
  },
  '&[aria-current]': { borderColor: '$ink', boxShadow: 'inset 0 0 0 1.5px $colors$ink' },
  '&[aria-disabled]': { borderStyle: 'dashed', background: 'transparent', color: '$ink2', cursor: 'not-allowed' },
});

const Tile = styled(AppLink, tile);
const NoTile = styled('a', tile);

/** Every choice is a link to the address it makes: by keyboard, in a new tab, and where no script runs. */
export function FilterPanel({ groups }: { groups: readonly FilterGroup[] }) {
  return (
    <Groups>
      {groups.map(({ key: group, heading, options }) => (
        <Group key={group}>
          <h3>{heading}</h3>
          <ul>
            {options.map((option) => (
              <li key={option.key}>
                <Choice option={option} />
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Groups>
  );
}

function Choice({ option }: { option: FilterOption }) {
  const { label, sign, isOn, href, count } = option;
  const words = (
    <b>
      {sign}
      {label}
    </b>
  );
  if (isImpossible(option))
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- without an address the tag is no link, and nothing disabled
      <NoTile role="link" aria-disabled="true">
        {words}
        <small>
          <Trans>bu seçimle yok</Trans>
        </small>
      </NoTile>
    );
  return (
    <Tile href={href} {...(isOn && { 'aria-current': 'true' })}>
      {words}
      {count !== undefined && (
        <small>
          <Plural value={count} one="# tane" other="# tane" />
        </small>
      )}
      {isOn && <CheckIcon />}
    </Tile>
  );
}
