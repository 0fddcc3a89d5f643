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
    why: 'no less than at 909c0780, though the longest task is half as long. On home the parser yields five times, and each time what is there is styled and laid out (30 to 100 ms at a quarter of the speed, most of it the first shaping of text); the early script is evaluated in 60 to 190 ms, hydration runs in slices. Sections below the first view that are laid out when they come near (`content-visibility`, with the height of each known, so that a restored scroll position is right) would reach it; not tried yet.',
  },
  {
    rows: /largest contentful paint/,
    why: 'the largest picture shares a simulated line of 1.6 Mb/s with five fonts and the early script; of its 585 ms in a real browser 279 are the first byte, 71 the picture and 190 its rendering. On the store it was also asked for after the layout, which is mended and not measured yet. Fewer font files before the first paint would reach it.',
  },
  {
    rows: /^account: usable/,
    why: 'the scripts are there after 0.6 s, evaluating them takes 1 s (one module 0.4 s); the profile is asked for at 2.7 s and the lists at 2.9 s, once React has rendered, and are drawn 0.4 to 1 s later. Asking for profile and lists as soon as the HTML shows a session, not after hydration, would reach it.',
  },
  {
    rows: /“skip” to the painted dialog/,
    why: 'React renders the dialog in half of the time; the other half is the style and layout that focusing it forces before the frame, and that the frame does again. Focus after the frame, as “add” has it, would reach it.',
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
];
