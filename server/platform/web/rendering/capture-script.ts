import { LOCAL_STORAGE_KEY } from '../../../../domain/persisted/index.ts';

/** Keeps what is submitted before the early script arrives; src/alive/early/captured.ts takes it over. */
const keepSubmits =
  'window.early=[];document.addEventListener("submit",early.on=e=>{if(e.target.dataset.onSubmit){e.preventDefault();early.push([e.target,new FormData(e.target,e.submitter)])}})';

/** Says whether the stored cart is empty before anything is painted: src/flows/cart shows what fits. */
const markEmptyCart = `try{const r=localStorage.getItem(${JSON.stringify(LOCAL_STORAGE_KEY)});if(!r||!JSON.parse(r).cart.items.length)document.documentElement.dataset.cart="empty"}catch{}`;

/** The one inline script. Its text is constant, and so is its hash in the security policy. */
export const captureScript = `${keepSubmits};${markEmptyCart}`;
