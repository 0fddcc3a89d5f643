import { LOCAL_STORAGE_KEY } from '../../../../domain/persisted/index.ts';

/** Stores forms submitted before the early script has loaded; src/alive/early/captured.ts takes them over. */
const keepSubmits =
  'window.early=[];document.addEventListener("submit",early.on=e=>{if(e.target.dataset.onSubmit){e.preventDefault();early.push([e.target,new FormData(e.target,e.submitter)])}})';

/** Marks an empty stored cart before the first paint, for src/flows/cart. */
const markEmptyCart = `try{const r=localStorage.getItem(${JSON.stringify(LOCAL_STORAGE_KEY)});if(!r||!JSON.parse(r).cart.items.length)document.documentElement.dataset.cart="empty"}catch{}`;

/** The only inline script. Its text, and so its hash in the security policy, is constant. */
export const captureScript = `${keepSubmits};${markEmptyCart}`;
