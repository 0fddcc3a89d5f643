/** What the diagram says on its edges: how a service ended, and when a guard says yes. */
export const sessionEdgeWords = {
  'restore.done': { tr: 'Saklanan oturuma bakıldı', en: 'The kept session was looked for' },
  'restore.failed': { tr: 'Saklanan oturum okunamadı', en: 'The kept session could not be read' },
  'profile.done': { tr: 'Hesap okundu', en: 'The account was read' },
  'profile.failed': { tr: 'Hesap okunamadı', en: 'The account could not be read' },
  'close.done': { tr: 'Sunucu oturumu kapattı', en: 'The server closed the session' },
  'close.failed': { tr: 'Sunucu oturumu kapatamadı', en: 'The server did not close the session' },
  'guard.isFound': { tr: 'saklanan oturum varsa', en: 'a session was kept' },
  'guard.isRefused': { tr: 'oturum artık geçmiyorsa', en: 'the session no longer counts' },
};
