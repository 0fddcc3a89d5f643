/** Why rows miss their aims, with their profile and what would reach them. `rows` are found by their names. */
export const unmet: readonly { rows: RegExp; why: string }[] = [
  {
    rows: /^(?:home|checkout|account|subscription|edit|cards|order|cart|store|product|packet).*: all JavaScript/,
    why: 'every page carries 90 kB of packages (react-dom 56, router 21, Stitches 5), 19 kB of the app, 20 kB of the early script (XState 12) and 10 kB that pages share; a page’s own code is the rest. A router of a third of the size would reach it, or pages that are not hydrated.',
  },
  {
    rows: /longest task/,
    why: 'one task holds React’s first render of the page and its commit, another the first layout of the whole document, which the browser makes in one go. Parts below the first view are not hydrated until they are seen (docs/adr/0105-below-the-first-view.md); what would reach it is less in the first view that needs React.',
  },
  {
    rows: /^tap on “add”/,
    why: 'the tap runs the cart’s machine, writes the cart to storage, announces it and counts, and the browser restyles the button that becomes the way to the cart: about 20 ms at a quarter of the speed beyond the bare page. Storing after the frame would reach it, at the price of an add that a closed tab loses.',
  },
  {
    rows: /^renewals: announced/,
    why: 'the load generator, the bank, four processes of the shop and Postgres share two processors: 5 ms of processor an order allow 400 orders a second, without the database. More processors.',
  },
  {
    rows: /^renewals: skipping/,
    why: 'four processes with eight renewals each keep both processors busy, and a skip waits its turn. One process at a time with the renewals would leave the others to customers.',
  },
  {
    rows: /^a renewal after/,
    why: 'equal at any age. The bulk writes are not prepared: their lists differ in length, and Postgres parses and plans each one every time. Named statements over arrays are the next step.',
  },
];
