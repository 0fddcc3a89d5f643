import type { ReactNode } from 'react';
import type { SceneName } from '../../../art/scenes/scene-names.ts';
import { MessagePage } from './message-page.tsx';

/** Message for an empty page or list, with a next step. */
export function EmptyState({
  scene = 'empty-cart',
  title,
  children,
  action,
}: {
  scene?: SceneName;
  title: ReactNode;
  children?: ReactNode;
  action: ReactNode;
}) {
  return (
    <MessagePage scene={scene} title={title} actions={action} headingLevel={2}>
      {children}
    </MessagePage>
  );
}
