import type { NewsType } from '@/contract/lists/news';

import type { Bilingual } from './languages';

/** Names of the types of notices. */
export const newsTypeNames: Record<NewsType, Bilingual> = {
  lawChange: { en: 'Change in the law', de: 'Gesetzesänderung' },
  deadline: { en: 'Deadline', de: 'Termin' },
  company: { en: 'From Kompassa', de: 'Aus dem Unternehmen' },
};
