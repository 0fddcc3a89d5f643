import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { Lead } from '../../components/basics/text.tsx';

interface HeadProps {
  title: ReactNode;
  lead?: ReactNode;
  takesFocus?: boolean;
}

export function Head({ title, lead, takesFocus = false }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <header>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <Lead>{lead}</Lead>}
    </header>
  );
}

/** No answer came to a code, and a later look-up found that it did not sign in. */
export function Unanswered() {
  return (
    <Notice tone="warning" takesFocus>
      <Trans>Yanıt gelmedi, giriş de olmadı. Kodun hâlâ geçerli; yeniden dene.</Trans>
    </Notice>
  );
}
