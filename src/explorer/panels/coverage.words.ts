export const coverageTr = {
  'level.pure': 'Saf geçiş işlevi',
  'level.actor': 'Gerçek aktör',
  'level.screens': 'Gerçek ekranlar',
  'level.server': 'Gerçek sunucu',
  notRun: 'çalıştırılmadı',
  notPromised:
    'söz verilmiyor. Gerçek sunucuyla yalnızca kutuyu dolduran ve parayı alan akışlar yürünür; öbürleri kendi ekranlarında ve mağazanın yolculuklarında sınanır.',
  notPromisedScreens:
    'söz verilmiyor. Gezginde bu akışın ekranı yok; ona src/flows altındaki bir .stage.tsx dosyası ekran verir.',
  notPromisedCopy: 'söz verilmiyor. Tarayıcıda yalnızca dükkânın kendi makineleri yürünür; bu bir kopya.',
  allCovered: 'Söz verilen her düzey tam: bütün geçişler geçildi.',
  missing: 'geçilmeyen:',
  unreachedStates: 'Hiçbir yolun ulaşmadığı durum:',
  unreachedWhy: 'Bütün geçişler geçilse de buraya gelinmiyor: yol yok ya da başka yere çıkıyor.',
  unheard: 'Duyulmayan koşul cevabı:',
  howCounted: 'Neler sayılıyor?',
  'count.states': 'Durumlar',
  'counted.states': 'Diyagramdaki kutular. Makinenin kendisi sayılmaz.',
  'count.configurations': 'Duruşlar',
  'counted.configurations':
    'Aynı anda hangi kutularda durulabildiği: yan yana çalışan bölgelerde erişilebilen her birleşim bir kez sayılır.',
  'count.transitions': 'Geçişler',
  'counted.transitions': 'Makinede yazılı her yol; kutusundan çıkmayanlar da. Düzeyler bunun sözünü verir.',
  'count.guards': 'Koşul cevapları',
  'counted.guards': 'Her koşul iki kez sayılır: bir kez evet, bir kez hayır demeli.',
  'count.pairs': 'İkililer',
  'counted.pairs': 'Art arda gelen iki geçiş. Yalnızca ölçülür, söz verilmez.',
  beyondBrowser: 'Çalışan mağazada hiçbir şeyin yol açmadığı geçişler (–):',
};

export const coverageEn: Record<keyof typeof coverageTr, string> = {
  'level.pure': 'Pure transition function',
  'level.actor': 'Real actor',
  'level.screens': 'Real screens',
  'level.server': 'Real server',
  notRun: 'has not run',
  notPromised:
    'not promised. Only flows that fill the box or take money are walked before the real server; the others are tested on their own screens and by journeys through the shop.',
  notPromisedScreens:
    'not promised. The explorer has no screen of this flow; a .stage.tsx file in src/flows gives it one.',
  notPromisedCopy: "not promised. Only the shop's own machines are walked in a browser; this is a copy.",
  allCovered: 'Every promised level is whole: every transition was taken.',
  missing: 'not taken:',
  unreachedStates: 'States that no path reaches:',
  unreachedWhy: 'However many transitions are taken, none comes here: a way is missing or leads elsewhere.',
  unheard: 'Guard answers not heard:',
  howCounted: 'What is counted?',
  'count.states': 'States',
  'counted.states': 'The boxes of the diagram. The machine itself is not counted.',
  'count.configurations': 'Configurations',
  'counted.configurations':
    'Which boxes one can be in at once: where regions run side by side, every combination that can be reached counts once.',
  'count.transitions': 'Transitions',
  'counted.transitions':
    'Every way written in the machine, also those that stay in their box. These are what the levels promise.',
  'count.guards': 'Guard answers',
  'counted.guards': 'Each guard counts twice: it must say yes once, and no once.',
  'count.pairs': 'Pairs',
  'counted.pairs': 'Two transitions one right after the other. Measured, not promised.',
  beyondBrowser: 'Transitions that nothing in a running shop causes (–):',
};
