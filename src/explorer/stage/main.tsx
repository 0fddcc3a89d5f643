import type { ReactNode } from 'react';
import { showStage } from 'machine-explorer/stage';
import { loadAccountMessages } from '../../i18n/account-messages.ts';
import { createTexts } from '../../i18n/i18n.ts';
import { Frame } from './frame.tsx';
import { stageOf } from './generic-stage.tsx';
import { addPageStyles } from './page-styles.ts';

addPageStyles();
showStage(document.getElementById('stage')!, async (flow, language) => {
  const module = await stageOf(flow);
  const i18n = createTexts()[language];
  await loadAccountMessages(i18n, language, 'common', ...(module?.namespaces ?? []));
  const Around = ({ children }: { children: ReactNode }) => <Frame i18n={i18n}>{children}</Frame>;
  return { Screen: module?.default ?? null, Around };
});
