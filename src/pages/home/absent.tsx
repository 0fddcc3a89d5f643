import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Container } from '../../components/basics/container.tsx';
import { CloseIcon } from '../../components/basics/icons.tsx';
import { Panel } from '../../components/basics/section.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { styled } from '../../theme/stitches.ts';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '$2',
    padding: '$2 $4',
    borderRadius: '$m',
    background: '$page',
    fontWeight: 600,
  },
  '& svg': { color: '$coralText' },
});

/** What pads and pantyliners are made without; the same facts as `materials` in `domain/product`. */
export function Absent() {
  const { t } = useLingui();
  return (
    <Panel>
      <Container>
        <Stack align="start">
          <h2>
            <Trans>
              İçinde <em>ne yok</em>
            </Trans>
          </h2>
          <List>
            {[t`Parfüm`, t`Boya`, t`Klorla beyazlatma`].map((what) => (
              <li key={what}>
                <CloseIcon />
                {what}
              </li>
            ))}
          </List>
          <Lead>
            <Trans>Ped ve günlük pedlerde üçü de yok. Tamponda parfüm, boya ve plastik yok.</Trans>
          </Lead>
          <TextLink href="/know-us/all-materials">{t`Neler var, hepsi`}</TextLink>
          <TextLink href="/know-us/test-results">{t`Test sonuçları`}</TextLink>
        </Stack>
      </Container>
    </Panel>
  );
}
