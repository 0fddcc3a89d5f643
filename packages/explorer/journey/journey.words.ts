export const journeyTr = {
  journey: 'Ziyaretçiler nerede ayrılıyor?',
  journeyNote:
    'Ölçüme izin veren ziyaretçiler, geldikleri en ileri adıma kadar sayılır; adım atlayan da o adımda sayılır. Beşten az ziyaretçinin durduğu durumlar gösterilmez.',
  journeyNoData: 'Gösterilecek ölçüm yok. Sayımları bir dosyaya yaz, gezgini onunla kur:',
  journeyEmpty: 'Sayılan dönemde ölçüme izin veren kimse gelmemiş.',
  journeyCountedOn: 'Sayıldığı gün:',
  journeyLost: 'Burada ayrılan:',
  journeyAllOn: 'Buraya gelen herkes devam etti.',
  journeyStood: 'En son durdukları yer:',
  journeyElsewhere: 'başka yerlerde',
  journeyNowhere: 'Durdukları yer bilinmiyor ya da her birinde beşten az ziyaretçi var.',
  journeyVersion: 'sürüm',
  journeyGoneState: 'bugünkü makinede yok',
  journeyOtherVersion: 'makine o zamandan beri değişti',
  funnelEmpty:
    'Bu akışta henüz hiçbir yoldan beş oturum geçmedi. Az kişinin geçtiği yol gösterilmez: kimin geçtiğini ele verebilir.',
  funnelNote: 'Ölçüme izin veren oturumlar; beşten az oturumun geçtiği yollar gösterilmez.',
  funnelOld: 'Makinenin önceki hâlinden:',
  funnelUnavailable:
    'Ölçümlere ulaşılamadı. Gezgin, ölçümleri tutan sunucuyla açılınca ya da sayımlarla kurulunca görünür.',
};

export const journeyEn: Record<keyof typeof journeyTr, string> = {
  journey: 'Where do visitors leave?',
  journeyNote:
    'Visitors who allowed measuring, each counted up to the furthest step they came to; who skipped a step is counted in it too. States in which fewer than five stood are not shown.',
  journeyNoData: 'There is nothing to show. Write the counts into a file, and build the explorer with it:',
  journeyEmpty: 'Nobody who allows measuring came in the time that was counted.',
  journeyCountedOn: 'Counted on',
  journeyLost: 'Left here:',
  journeyAllOn: 'Everybody who came here went on.',
  journeyStood: 'Where they stood last:',
  journeyElsewhere: 'elsewhere',
  journeyNowhere: 'Where they stood is not known, or fewer than five stood in each place.',
  journeyVersion: 'version',
  journeyGoneState: 'not in today’s machine',
  journeyOtherVersion: 'the machine has changed since',
  funnelEmpty:
    'No way of this flow was taken by five sessions yet. One that few took is not shown: it could tell who it was.',
  funnelNote: 'Sessions that allowed measuring; ways that fewer than five took are not shown.',
  funnelOld: 'Of an earlier machine:',
  funnelUnavailable:
    'The analytics cannot be reached. They appear when the explorer runs beside the server that counts, or was built with its counts.',
};
