import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { createActor } from 'xstate';
import { packedPacket, type PacketShelf } from '../../../machines/custom-packet/index.ts';
import { CustomPacketScreen } from './custom-packet-screen.tsx';
import type { ShelfPacket } from '../../services/packets/index.ts';
import { customPacketFlow, packetInCart } from './custom-packet.services.ts';
import { useFlow } from '../../base/use-flow.ts';

/** `?packet=slug`: the contents of the box; `?replace=key`: the cart line that it replaces. */
export interface CustomPacketSearch {
  packet?: string | undefined;
  replace?: string | undefined;
}

interface CustomPacketPageProps {
  shelves: readonly PacketShelf[];
  starters: readonly ShelfPacket[];
  search: CustomPacketSearch;
  /** Writes the contents of the box into the URL, without a new entry in the history. */
  onContents: (slug: string | undefined) => void;
}

/** The page is the same for all visitors; which line it replaces is known once the page is hydrated. */
export function CustomPacketPage({ search, ...page }: CustomPacketPageProps) {
  const isHydrated = useHydrated();
  const replace = isHydrated ? search.replace : undefined;
  return <Builder key={replace ?? ''} {...page} replaces={replace ?? null} wanted={search.packet} />;
}

interface BuilderProps extends Omit<CustomPacketPageProps, 'search'> {
  replaces: string | null;
  wanted: string | undefined;
}

function Builder({ shelves, starters, replaces, wanted, onContents }: BuilderProps) {
  const replaced = replaces === null ? null : packetInCart(replaces);
  const [snapshot, send] = useFlow(() =>
    createActor(customPacketFlow, {
      input: {
        shelves,
        slug: replaced?.slug ?? wanted ?? null,
        replaces: replaced && replaces,
        ...(replaced ? { purchaseType: replaced.purchaseType } : {}),
      },
    }),
  );
  const written = useRef(replaced ? undefined : wanted);
  const slug = packedPacket(snapshot.context)?.slug;

  useEffect(() => {
    if (wanted === undefined || wanted === written.current) return;
    written.current = wanted;
    send({ type: 'packet.load', slug: wanted });
  }, [wanted, send]);

  useEffect(() => {
    // A reload, a shared link and going back restore the box. Delayed: not at each press of a stepper.
    const timer = setTimeout(() => {
      if (slug === written.current) return;
      written.current = slug;
      onContents(slug);
    }, 400);
    return () => clearTimeout(timer);
  }, [slug, onContents]);

  return (
    <CustomPacketScreen
      shelves={shelves}
      starters={starters}
      snapshot={snapshot}
      send={send}
      replacing={replaced?.name ?? null}
    />
  );
}
