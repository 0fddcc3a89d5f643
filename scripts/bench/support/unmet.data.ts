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
    rows: /Lighthouse mobile/,
    why: 'no less than at 909c0780, though the longest task is half as long. On home the parser yields five times, and each time what is there is styled and laid out (30 to 100 ms at a quarter of the speed, most of it the first shaping of text); the early script is evaluated in 60 to 190 ms, hydration runs in slices. Tried and not kept: `content-visibility: auto` on the part below the first view (blocked time, median of six, twice: home 229 and 140 ms without, 225 and 179 with it; product 161 and 219, 229 and 221). Less of the page in React, as the reference page has it, would reach it.',
  },
  {
    rows: /largest contentful paint/,
    why: 'the largest picture shares a simulated line of 1.6 Mb/s with five fonts and the early script; of its 585 ms in a real browser 279 are the first byte, 71 the picture and 190 its rendering. On the store it was also asked for after the layout, which is mended and not measured yet. Fewer font files before the first paint would reach it.',
  },
  {
    rows: /^account: usable/,
    why: 'the scripts are there after 0.6 s, evaluating them takes 1 s (one module 0.4 s), hydrating the frame 0.5 and drawing the overview 0.6 to 1. Profile and lists are asked for as soon as the scripts are evaluated (docs/adr/0110-the-account-reads-ahead.md), which gains 0.2 s with a round trip of 150 ms and nothing here, without one. Fewer modules evaluated before the first view (the dialogs’ machines) and an overview whose parts below the box are drawn in a second task would reach it.',
  },
  {
    rows: /“skip” to the painted dialog/,
    why: 'React renders the dialog in half of the time; the other half is style and layout, which the browser makes when `showModal` sets the focus. The frame needs that layout all the same, so a later focus would gain nothing. A dialog laid out apart from the page (`contain`), and fewer controls in its first step, would reach it.',
  },
  {
    rows: /^tap on “add”/,
    why: 'the browser takes 20 to 45 ms from the finger to the click, the submit handler 14 (cart machine, storage, texts), styling and layout of the button that becomes a link 15, painting 8; a page that still hydrates parts delays each step by a slice. Storing after the frame would save the most of the handler, at the price of an add that a closed tab loses.',
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
    why: 'equal at any age, where 909c0780 grows with it. The profile is flat: no function takes 5 % (building statements 12 %, mails 8 %, garbage 5 %), and 200 renewals in a new process are half cold code. Fewer statements per step would reach it.',
  },
  {
    rows: /^product: layout shift/,
    why: '0.0004: the words after the delivery day move by 30 px, in their line, when the browser’s date replaces the “2–3 working days” of a page that may have been cached on another day. The day as the last words of the line would reach it.',
  },
  {
    rows: /^resident memory/,
    why: 'of 272 MB after the start 51 are Node’s own code, 107 the heap (89 used), 10 buffers, the rest what the allocator keeps of starting. 39 MB of the heap are the sources of packages, which V8 keeps: districts of Turkey 3.9, fontkit 1.1, a brotli dictionary 0.8; 19 are compiled code. A server bundled without what it does not use would reach it, and the PDF and picture libraries loaded at their first use.',
  },
];
