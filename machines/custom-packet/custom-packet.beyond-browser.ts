const inMemory = 'the cart is in the page: putting a packet into it cannot fail and takes no time';

/** What nothing in a running shop causes. The run on the real server takes every other transition. */
export const customPacketBeyondBrowser = [
  { item: 'customPacket.placing place failed[0]', reason: inMemory },
  { item: 'customPacket.placing after placeLimit[0]', reason: inMemory },
  { item: 'customPacket.failed packet.add[0]', reason: inMemory },
];
