import { useState } from 'react';

import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { setRhythm } from '@/services/browser/offer/offerStore';
import type { SurveyReport } from '@/services/domain/obligations/survey';
import { useOffer } from '@/services/hooks/useOffer';

/**
 * How often VAT returns are filed: as in the saved report, which only shows its rhythm, until the visitor sets one; else
 * that of the tab, in which its offer counts too.
 */
export function useFilingRhythm(report: SurveyReport | null) {
  const { rhythm: ofTab } = useOffer();
  const [ofReport, setOfReport] = useState(report?.choice.rhythm);
  return {
    rhythm: ofReport ?? ofTab,
    /** Sets that of the tab. */
    setRhythm: (rhythm: FilingRhythm) => {
      setOfReport(undefined);
      setRhythm(rhythm);
    },
  };
}
