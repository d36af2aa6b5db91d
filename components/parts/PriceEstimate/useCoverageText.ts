import { useTranslation } from 'next-i18next/pages';

import type { Coverage } from '@/services/domain/obligations/estimate';

/** Says for how many duties a sum is, and how many of the others have no list price. */
export function useCoverageText() {
  const { t } = useTranslation('calculate');
  return ({ obligations, covered, onRequest }: Coverage): string =>
    [
      // Without any price the sum is not for a part of them.
      covered === 0 || covered === obligations
        ? t('estimate.dutyCount', { count: obligations })
        : t('estimate.dutiesOf', { covered, number: obligations }),
      onRequest > 0 && t('estimate.onRequest', { number: onRequest }),
    ]
      .filter(Boolean)
      .join('; ');
}
