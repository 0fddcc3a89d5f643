import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { Row } from '../basics/stack.tsx';
import type { MoneyTruth } from '../feedback/truth-line.tsx';

export interface PaymentNewsProps {
  tone: 'info' | 'success' | 'warning';
  money: MoneyTruth;
  /** The focus is moved here only from this part of the page: a user busy elsewhere keeps it. */
  near: string;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** Status or end of a payment. It takes the focus, as it must be read first. */
export function PaymentNews({ tone, money, near, title, children, actions }: PaymentNewsProps) {
  const frame = useFocusOnce<HTMLDivElement>(near);
  return (
    <Notice
      ref={frame}
      tone={tone}
      tabIndex={-1}
      role={tone === 'warning' ? 'alert' : 'status'}
      data-news=""
      data-money={money}
    >
      <b>{title}</b>
      {children}
      {actions && <Row css={{ marginTop: '$3' }}>{actions}</Row>}
    </Notice>
  );
}

/** Takes the focus when it appears, if no element or one in `near` has it. */
export function useFocusOnce<Element extends HTMLElement>(near: string) {
  const frame = useRef<Element>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest(near)) frame.current?.focus();
  }, [near]);
  return frame;
}
