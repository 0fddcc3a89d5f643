import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Account, type AccountMenuEntry, accountMenuOf } from '../../../../domain/account/index.ts';
import { TicketIcon } from '../../../components/basics/more-icons.tsx';
import { Dialog } from '../../../components/dialogs/modal.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { AllButton, Scroller, SideEntry, SideMenu, Strip, StripEntry, Ticket, Tile, Tiles } from './frame.styles.ts';
import { menuIcons, useMenuWords } from './use-menu-words.tsx';
import { icon } from '../../../components/basics/icons.tsx';

const TilesIcon = icon('M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z');
const LeaveIcon = icon('M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5');

export type MenuAccount = Pick<Account, 'accountType' | 'hasPassword' | 'balance'>;

export interface AccountMenuProps {
  account: MenuAccount;
  /** The entry this page belongs to; null when it belongs to none. */
  current: AccountMenuEntry | null;
}

/** Beside the page from 852 px on; below that a strip whose first button opens everything. Spec §2. */
export function AccountMenu(props: AccountMenuProps) {
  return (
    <>
      <Side {...props} />
      <Row {...props} />
    </>
  );
}

/** The balance, linked to the page about it; a charity has none. */
function Balance({ account: { accountType, balance } }: { account: MenuAccount }) {
  if (accountType !== 'normal') return null;
  return (
    <Ticket href="/account/coupons">
      <TicketIcon />
      <b>
        <Trans>Bakiyen</Trans>
      </b>
      <Price amount={balance} />
      <small>
        <Trans>Sıradaki ödemenden düşülür</Trans>
      </small>
    </Ticket>
  );
}

const groups = ['boxes', 'codes', 'me', 'access'] as const;

function Side({ account, current }: AccountMenuProps) {
  const { t } = useLingui();
  const words = useMenuWords();
  const entries = accountMenuOf(account);
  return (
    <SideMenu aria-label={t`Hesap`}>
      <Balance account={account} />
      {groups.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        return own.length === 0 ? null : (
          <ul key={group}>
            {own.map(({ id, path }) => {
              const Icon = menuIcons[id];
              return (
                <li key={id}>
                  <SideEntry href={path} aria-current={id === current?.id ? 'page' : undefined}>
                    <Icon />
                    {words[id]}
                  </SideEntry>
                </li>
              );
            })}
            {group === 'access' && (
              <li>
                <SideEntry href="/auth/logout">
                  <LeaveIcon />
                  <Trans>Çıkış yap</Trans>
                </SideEntry>
              </li>
            )}
          </ul>
        );
      })}
    </SideMenu>
  );
}

const frequent: ReadonlySet<string> = new Set(['my-subscription', 'my-user-info', 'my-addresses', 'communication']);

function Row({ account, current }: AccountMenuProps) {
  const { t } = useLingui();
  const words = useMenuWords();
  const [isOpen, setOpen] = useState(false);
  const entries = accountMenuOf(account).filter(({ id }) => frequent.has(id) && id !== current?.id);
  return (
    // Browsers do not scroll to a focused entry of which an edge is visible.
    <Strip
      aria-label={t`Hesap`}
      onFocus={({ target }) => target.closest('a')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <AllButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          <TilesIcon />
          <Trans>Tümü</Trans>
        </span>
      </AllButton>
      <Scroller>
        {current && (
          <StripEntry href={current.path} aria-current="page">
            {words[current.id]}
          </StripEntry>
        )}
        {entries.map(({ id, path }) => (
          <StripEntry key={id} href={path}>
            {words[id]}
          </StripEntry>
        ))}
      </Scroller>
      <All account={account} current={current} open={isOpen} onClose={() => setOpen(false)} />
    </Strip>
  );
}

function All({ account, current, open, onClose }: AccountMenuProps & { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const words = useMenuWords();
  return (
    <Dialog open={open} onClose={onClose} title={t`Hesabın`}>
      <div onClick={onClose} role="presentation">
        <Balance account={account} />
        <Tiles>
          {accountMenuOf(account).map(({ id, path }) => {
            const Icon = menuIcons[id];
            return (
              <li key={id}>
                <Tile href={path} aria-current={id === current?.id ? 'page' : undefined}>
                  <Icon />
                  {words[id]}
                </Tile>
              </li>
            );
          })}
          <li>
            <Tile href="/auth/logout">
              <LeaveIcon />
              <Trans>Çıkış yap</Trans>
            </Tile>
          </li>
        </Tiles>
      </div>
    </Dialog>
  );
}
