import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';

import { obligationNames } from '@/contract/lists/obligations';
import { keepAnswers } from '@/services/browser/offer/answersOfCheck';
import { paths } from '@/services/config/paths';
import { languageTags } from '@/services/domain/locale/locale';
import type { Obligation } from '@/services/domain/obligations/assess';
import { askedQuestions, conditionalQuestions } from '@/services/domain/obligations/questions';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import { queryOfAnswers } from '@/services/domain/obligations/surveyEntries';
import { numberFormat } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';

const withEnd = (question: string) => (question.endsWith('?') ? question : `${question}:`);

/** The answers of a report in words, each with its question, and the duties without a list price go with whatever quote is asked for afterwards in this tab. */
export function useAnswersForQuote(answers: SurveyAnswers, unpriced: Obligation[] = []) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const onRequest = unpriced.map(({ id }) => obligationNames[id][locale]).join('; ');
  const keep = useEffectEvent(() => {
    const named = (values: readonly string[], names: string) =>
      values.map((value) => t(`${names}.${value}`)).join(', ');
    const countries = (values: readonly string[]) => named(values, 'business:countries');
    const turnover = answers.crossBorderTurnover;
    const texts: Record<keyof SurveyAnswers, string> = {
      companyCountry: countries([answers.companyCountry]),
      productKinds: named(answers.productKinds, 'business:productKinds'),
      storageCountries: countries(answers.storageCountries),
      salesCountries: countries(answers.salesCountries),
      salesChannels: named(answers.salesChannels, 'salesChannels'),
      importedConsignments: named(answers.importedConsignments, 'consignments'),
      importsToStock: t(`triStates.${answers.importsToStock}`),
      supplyRoles: named(answers.supplyRoles, 'supplyRoles'),
      crossBorderTurnover: turnover === null ? '' : numberFormat(languageTags[locale]).format(turnover),
      smallEnterprise: t(`triStates.${answers.smallEnterprise}`),
    };
    const asked = askedQuestions(answers);
    const notAsked = new Set<string>(conditionalQuestions.filter((question) => !asked.has(question)));
    const lines = Object.entries(texts)
      .filter(([name]) => !notAsked.has(name))
      .map(([name, text]) => `${withEnd(t(`form.${name}.label`))} ${text || '–'}`);
    if (onRequest) lines.push(t('estimate.noListPrice', { titles: onRequest }));
    keepAnswers({ language: locale, lines, href: `${paths.answeredCheck}?${queryOfAnswers(answers)}` });
  });
  useEffect(() => keep(), [answers, locale, onRequest]);
}
