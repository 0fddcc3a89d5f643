/** What people call its states and what it begins with; the code's own name stands small beside it. */
export const sessionNames = {
  'state.restoring': { tr: 'Oturum aranıyor', en: 'Looking for a session' },
  'state.guest': { tr: 'Ziyaretçi', en: 'Visitor' },
  'state.signedIn': { tr: 'Giriş yapılmış', en: 'Signed in' },
  'state.signedIn.identifying': { tr: 'Hesap okunuyor', en: 'Reading the account' },
  'state.signedIn.unidentified': { tr: 'Hesap okunamadı', en: 'Account not read' },
  'state.signedIn.recognised': { tr: 'Tanındı', en: 'Recognised' },
  'state.expired': { tr: 'Oturumun süresi doldu', en: 'Session expired' },
  'state.closing': { tr: 'Çıkış yapılıyor', en: 'Signing out' },
  'input.opened': { tr: 'Dükkân açıldı', en: 'The shop opens' },
};
