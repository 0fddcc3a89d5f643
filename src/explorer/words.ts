import type { ExplorerConfig } from 'machine-explorer';

/** Texts of the explorer that differ for this shop. */
export const words: ExplorerConfig['words'] = {
  tr: {
    shopper: 'Alışverişçi',
    choose:
      'Dükkânın her akışı bir durum makinesi. Birini seç, olaylarına basarak yürü: diyagram, gerçek ekran ve paranın durumu birlikte ilerler.',
    legendLevels:
      'Söz verilen düzeyler soldan sağa, alttaki sırayla: ● geçildi, ○ geçilmedi, · çalıştırılmadı, – çalışan mağazada yolu yok',
    funnelUnavailable: 'Ölçümlere ulaşılamadı. Gezgin dükkânla birlikte açılınca görünür.',
    notPromised:
      'söz verilmiyor. Gerçek sunucuyla yalnızca kutuyu dolduran ve parayı alan akışlar yürünür; öbürleri kendi ekranlarında ve mağazanın yolculuklarında sınanır.',
    notPromisedScreens:
      'söz verilmiyor. Gezginde bu akışın ekranı yok; ona src/flows altındaki bir -screen.tsx ya da .stage.tsx dosyası ekran verir.',
    notPromisedCopy: 'söz verilmiyor. Tarayıcıda yalnızca dükkânın kendi makineleri yürünür; bu bir kopya.',
    beyondBrowser: 'Çalışan mağazada hiçbir şeyin yol açmadığı geçişler (–):',
  },
  en: {
    shopper: 'The shopper',
    choose:
      'Every flow of the shop is a state machine. Choose one and walk it by pressing its events: the diagram, the real screen and what the money does move together.',
    legendLevels:
      'The promised levels, left to right in the order below: ● taken, ○ missed, · has not run, – nothing in a running shop causes it',
    funnelUnavailable: 'The analytics cannot be reached. They appear when the explorer runs beside the shop.',
    notPromised:
      'not promised. Only flows that fill or change the box, or take money, are walked before the real server; the others are tested on their own screens and by journeys through the shop.',
    notPromisedScreens:
      'not promised. The explorer has no screen of this flow; a -screen.tsx or .stage.tsx file in src/flows gives it one.',
    notPromisedCopy: "not promised. Only the shop's own machines are walked in a browser; this is a copy.",
    beyondBrowser: 'Transitions that nothing in a running shop causes (–):',
  },
};
