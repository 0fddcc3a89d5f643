/** What the diagram says on its edges: how a service ended, and when a guard says yes. */
export const threeDSecureEdgeWords = {
  'read.done': { tr: 'Ödemenin durumu öğrenildi', en: 'We know where the payment stands' },
  'read.failed': { tr: 'Ödemenin durumu öğrenilemedi', en: 'Where it stands is not known' },
  'abandon.done': { tr: 'Vazgeçme işlendi', en: 'The giving up was taken note of' },
  'abandon.failed': { tr: 'Vazgeçme işlenemedi', en: 'The giving up did not get through' },
  'guard.hasNoBankPage': { tr: 'banka sayfası yoksa', en: 'there is no bank page' },
  'guard.isStillApproving': { tr: 'banka hâlâ onay bekliyorsa', en: 'the bank still waits for approval' },
  'guard.isSessionOver': { tr: 'oturum bittiyse', en: 'the session has ended' },
  'guard.isReported: paid': { tr: 'banka parayı çektiyse', en: 'the bank has charged' },
  'guard.isReported: declined': { tr: 'banka kabul etmediyse', en: 'the bank declined' },
  'guard.isReported: expired': { tr: 'süre dolduysa', en: 'time ran out' },
  'guard.isReported: abandoned': { tr: 'vazgeçildiyse', en: 'it was given up' },
  'guard.isBankStillAsking': { tr: 'banka hâlâ soruyorsa', en: 'the bank is still asking' },
  'guard.areReadsSpent': { tr: 'yeterince sorulduysa', en: 'it was asked often enough' },
};
