import type { InformationType } from '@/contract/lists/information';

import type { Bilingual } from './languages';

/** What the types of notices are called. */
export const informationTypeNames: Record<InformationType, Bilingual> = {
  lawChange: { en: 'Change in the law', de: 'Gesetzesänderung' },
  deadline: { en: 'Deadline', de: 'Termin' },
  company: { en: 'From Kompassa', de: 'Aus dem Unternehmen' },
};
