import type { Packet } from '../../services/packets/index.ts';

export interface PacketScreenProps {
  packet: Packet;
  suggested: readonly Packet[];
}

export function PacketScreen({ packet }: PacketScreenProps) {
  return <h1>{packet.name.tr}</h1>;
}
