import { useTranslation } from 'next-i18next/pages';

import { productKinds } from '@/contract/lists/surveys';
import type { Obligation } from '@/services/domain/obligations/assess';
import type { Fact } from '@/services/domain/obligations/facts';
import type { SingleAnswer } from '@/services/domain/obligations/neededAnswers';

/** Says in words where an obligation comes from. */
export function useDutyTexts() {
  const { t } = useTranslation('calculate');
  const factText = (fact: Fact) => {
    const kind = productKinds.find((candidate) => fact === `sells:${candidate}`);
    return kind ? t('because.kind', { kind: t(`business:productKinds.${kind}`) }) : t(`facts.${fact}`);
  };
  const answerText = ({ question, value }: SingleAnswer) => {
    switch (question) {
      case 'storageCountries':
      case 'salesCountries':
        return t(`without.${question}`, { country: t(`business:countries.${value}`) });
      case 'productKinds':
        return t('because.kind', { kind: t(`business:productKinds.${value}`) });
      case 'salesChannels':
        return t(`salesChannels.${value}`);
      case 'importedConsignments':
        return t('without.importedConsignments', { value: t(`consignments.${value}`) });
      case 'importsToStock':
      case 'smallEnterprise':
        return t(`without.${question}`, { value: t(`triStates.${value}`) });
      case 'crossBorderTurnover':
        return t(`without.turnover.${value}`);
    }
  };
  return {
    countries: ({ countries }: Obligation) =>
      countries.map((country) => t(`business:countries.${country}`)).join(', '),
    because: ({ because, places }: Obligation) =>
      t('because.lead', {
        facts: [...(places === 'union' ? [] : [t(`because.${places}`)]), ...because.map(factText)].join(', '),
      }),
    without: (answers: SingleAnswer[]) =>
      t('without.lead', { count: answers.length, answers: answers.map(answerText).join('; ') }),
    doubt: ({ doubt }: Obligation) =>
      doubt && t('doubt.lead', { doubt: doubt === 'home' ? t('doubt.home') : factText(doubt) }),
  };
}
