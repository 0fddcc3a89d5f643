import type { Packet, PacketFilter, PacketPage, PacketShelf, PacketType } from '../../services/packets/index.ts';

export type PacketsScreenProps = { types: readonly PacketType[] } & (
  | { kind: 'all'; page: PacketPage; filter: PacketFilter; onFilter: (filter: PacketFilter) => void }
  | { kind: 'popular'; packets: readonly Packet[] }
  | { kind: 'shelf'; shelf: PacketShelf; onPage: (page: number) => void }
);

export function PacketsScreen(props: PacketsScreenProps) {
  return <h1>{props.kind}</h1>;
}
