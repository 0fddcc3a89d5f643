import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { accountMenuEntryAt } from '../../../../domain/account/index.ts';
import { BoxSkeleton } from '../../../components/feedback/box-skeleton.tsx';
import { Breadcrumb } from '../../../components/shell/breadcrumb.tsx';
import { Container } from '../../../components/basics/container.tsx';
import { Skeleton, TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { AccountMenu, type MenuAccount } from './account-menu.tsx';
import { Columns, Unread } from './frame.styles.ts';
import { useMenuWords } from './use-menu-words.tsx';

export interface AccountFrameProps {
  /** Null while it is being read or cannot be: the menu is not shown then. */
  account: MenuAccount | null;
  /** Path of the page, without its language. */
  path: string;
  children: ReactNode;
}

/** The account's pages: breadcrumb, menu and page. Spec §2. */
export function AccountFrame({ account, path, children }: AccountFrameProps) {
  const current = accountMenuEntryAt(path);
  return (
    <Container css={{ paddingBlock: '$3 $8' }}>
      {path !== '/account' && <Trail path={path} />}
      <Columns>
        {account ? <AccountMenu account={account} current={current} /> : <Unread />}
        <div>{children}</div>
      </Columns>
    </Container>
  );
}

function Trail({ path }: { path: string }) {
  const { t } = useLingui();
  const words = useMenuWords();
  const entry = accountMenuEntryAt(path);
  const above = { label: t`Hesabım`, href: '/account' };
  if (!entry) return null;
  const own = { label: words[entry.id] };
  if (path === entry.path) return <Breadcrumb items={[above, own]} />;
  const others: Record<string, string> = { security: t`Güvenlik`, 'delete-account': t`Hesabımı sil` };
  const below = entry.id === 'my-orders' ? t`Sipariş` : others[path.slice(entry.path.length + 1)];
  return <Breadcrumb items={[above, { ...own, href: entry.path }, ...(below ? [{ label: below }] : [])]} />;
}

/** Shown until the session is known. */
export function WaitingPage({ path }: { path: string }) {
  const words = useMenuWords();
  const entry = accountMenuEntryAt(path);
  return (
    <Stack gap={5} aria-busy="true" data-state="loading">
      <h1>
        {entry && words[entry.id]}
        {path === '/account' && <Skeleton />}
      </h1>
      {path === '/account' ? <BoxSkeleton /> : <TextSkeleton lines={5} />}
    </Stack>
  );
}
