export const panelsTr = {
  hideFlows: 'Akış listesini kapat',
  panels: 'Yan panel',
  stateTab: 'Durum',
  findingsTab: 'Bulgular',
  legendTab: 'Gösterge',
  openPanel: 'Yan paneli aç',
  closePanel: 'Yan paneli kapat',
  nothingChosen: 'Diyagramda bir duruma bas: söylediği her şey burada durur.',
  details: 'Ayrıntılar',
};

export const panelsEn: Record<keyof typeof panelsTr, string> = {
  hideFlows: 'Close the list of flows',
  panels: 'Side panel',
  stateTab: 'State',
  findingsTab: 'Findings',
  legendTab: 'Legend',
  openPanel: 'Open the side panel',
  closePanel: 'Close the side panel',
  nothingChosen: 'Press a state in the diagram: all that it says stands here.',
  details: 'Details',
};
