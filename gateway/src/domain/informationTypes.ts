import type { InformationType } from '@/contract/lists/information';

import type { Bilingual } from './languages';

/** Names of the types of notices. */
export const informationTypeNames: Record<InformationType, Bilingual> = {
  lawChange: { en: 'Change in the law', de: 'Gesetzesänderung' },
  deadline: { en: 'Deadline', de: 'Termin' },
  company: { en: 'From Kompassa', de: 'Aus dem Unternehmen' },
};
