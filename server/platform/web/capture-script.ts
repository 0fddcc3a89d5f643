/**
 * Keeps what is submitted before the early script arrives; src/alive/captured.ts takes it over.
 * Its text is constant, and so is its hash in the security policy.
 */
export const captureScript =
  'window.early=[];document.addEventListener("submit",early.on=e=>{if(e.target.dataset.onSubmit){e.preventDefault();early.push([e.target,new FormData(e.target,e.submitter)])}})';
