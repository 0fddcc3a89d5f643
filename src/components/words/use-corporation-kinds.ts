import { useLingui } from '@lingui/react/macro';
import type { CorporationType } from '../../../domain/account/index.ts';

/** The kinds of organisation in words. */
export function useCorporationKinds(): Readonly<Record<CorporationType, string>> {
  const { t } = useLingui();
  return {
    ASSOCIATION: t`Dernek`,
    FOUNDATION: t`Vakıf`,
    SCHOOL: t`Okul`,
    MUNICIPALITY: t`Belediye`,
    MUKHTAR: t`Muhtarlık`,
    UNIVERSITY: t`Üniversite`,
    DORMITORY: t`Yurt`,
    FOOD_BANK: t`Gıda bankası`,
    HOSPITAL: t`Hastane`,
    PRIVATE_CORPORATION: t`Şirket`,
    OTHER: t`Diğer`,
  };
}
