import { useMachine } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { connectCustomPacket, type PacketShelf } from '../../../machines/custom-packet/index.ts';
import { packetSlugOf } from './result/packet-slug.ts';
import { ResultView, type ResultViewProps } from './result/result-view.tsx';

interface StagedResultProps extends Pick<ResultViewProps, 'answers' | 'recommendation'> {
  shelves: readonly PacketShelf[];
  children?: ReactNode;
}

/** A result in the explorer: its packet goes into no cart. */
export function StagedResult({ shelves, children = null, ...view }: StagedResultProps) {
  const [flow] = useState(() => connectCustomPacket({ placePacket: () => Promise.resolve('added') }));
  const [packet, sendPacket] = useMachine(flow, {
    input: { shelves, slug: packetSlugOf(view.recommendation), replaces: null },
  });
  return (
    <ResultView {...view} packet={packet} sendPacket={sendPacket} packets={[]}>
      {children}
    </ResultView>
  );
}
