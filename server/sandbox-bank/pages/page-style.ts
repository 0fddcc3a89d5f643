/** The bank's whole stylesheet. It is inlined, and its hash is in the content security policy. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ink:#14263a;--soft:#4d6075;--page:#eef2f5;--sheet:#fff;--line:#c9d4de;--field:#76889a;--brand:#0b4f6c;--on:#fff;--press:#083b51;--tint:#e3eff4;--wrong:#a3211f;--wrong-tint:#fbeaea}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf3;--soft:#a9b8c6;--page:#0d151d;--sheet:#15212c;--line:#2b3b49;--field:#73889a;--brand:#7cc4e0;--on:#07202c;--press:#a5d8ec;--tint:#1a303d;--wrong:#ff9c96;--wrong-tint:#3a2020}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--page);color:var(--ink);font:400 1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
header,footer{width:100%;max-width:30rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem}
.bank{display:flex;align-items:center;gap:.625rem;font-weight:650;letter-spacing:.01em}
.bank svg{width:2rem;height:2rem;fill:var(--brand)}
a{color:var(--brand);text-underline-offset:.2em}
header a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .25rem}
main{width:100%;max-width:30rem;margin:0 auto;padding:0 1.25rem 1rem}
.sheet{background:var(--sheet);border:1px solid var(--line);border-top:4px solid var(--brand);border-radius:6px;padding:1.25rem}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 .5rem;font-weight:650}
p{margin:0 0 1rem}
.soft{color:var(--soft)}
dl{margin:1rem 0;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dd.amount{font-weight:700;font-size:1.125rem}
.hint{background:var(--tint);border-radius:6px;padding:.625rem 1rem;margin:0 0 1rem}
.hint strong{font-variant-numeric:tabular-nums;letter-spacing:.08em}
.wrong{background:var(--wrong-tint);color:var(--wrong);border-radius:6px;padding:.625rem 1rem;margin:0 0 1rem;font-weight:600}
label{display:block;font-weight:600;margin-bottom:.375rem}
input[name=code]{width:100%;min-height:3.25rem;padding:0 1rem;font:600 1.5rem/1 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.4em;color:var(--ink);background:var(--sheet);border:1px solid var(--field);border-radius:6px}
input[aria-invalid=true]{border-color:var(--wrong)}
.actions{display:grid;grid-template-columns:repeat(auto-fit,minmax(7rem,1fr));gap:.75rem;margin-top:1.25rem}
button,a.button{min-height:3rem;padding:.5rem 1rem;font:inherit;font-weight:600;border-radius:6px;cursor:pointer;border:1px solid var(--brand);background:var(--brand);color:var(--on)}
a.button{display:grid;place-items:center;text-decoration:none}
button:hover,a.button:hover{background:var(--press)}
button.quiet{background:transparent;color:var(--brand)}
button.quiet:hover{background:var(--tint)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
footer{margin-top:auto;font-size:.875rem;color:var(--soft)}
`;

/** Submits the result where scripts run; the button is for browsers without scripts. */
export const RETURN_SCRIPT = `document.getElementById('return').submit();`;

/** Asks every second whether the result is released, and reloads the page only then. */
export const WAIT_SCRIPT = `setInterval(async () => {
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (answer.headers.get('x-challenge') !== 'waiting') location.reload();
}, 1000);`;
