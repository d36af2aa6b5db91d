import { askedQuestions, type ConditionalQuestion, conditionalQuestions } from './questions';
import { faultsOf, type SurveyEntries, type SurveyFault, toAnswers } from './surveyEntries';

/** The steps of the form, each with its questions, in their order. */
export const surveySteps = [
  { name: 'company', questions: ['companyCountry', 'productKinds'] },
  { name: 'countries', questions: ['storageCountries', 'salesCountries'] },
  { name: 'trade', questions: ['salesChannels', 'importedConsignments', 'importsToStock', 'supplyRoles'] },
  { name: 'turnover', questions: ['crossBorderTurnover', 'smallEnterprise'] },
] as const satisfies { name: string; questions: (keyof SurveyEntries)[] }[];
export type SurveyStep = (typeof surveySteps)[number]['name'];

const isConditional = (question: keyof SurveyEntries): question is ConditionalQuestion =>
  (conditionalQuestions as readonly string[]).includes(question);

/** The first step that has one of these questions. */
export const stepWith = (questions: readonly string[]): SurveyStep | undefined =>
  surveySteps.find((step) => step.questions.some((question) => questions.includes(question)))?.name;

/** The steps to go through: those with a question that is asked, and all of them until the countries say which that are. */
export function stepsOf(entries: SurveyEntries): SurveyStep[] {
  const isOpen = !entries.companyCountry || entries.salesCountries.length === 0;
  const asked = askedQuestions(toAnswers(entries));
  return surveySteps
    .filter(
      ({ questions }) =>
        isOpen || questions.some((question) => !isConditional(question) || asked.has(question)),
    )
    .map(({ name }) => name);
}

/** The faults of the steps up to this one: questions of later steps are not checked yet. */
export function faultsUpTo(step: SurveyStep, entries: SurveyEntries): SurveyFault[] {
  const shown = surveySteps.slice(0, surveySteps.findIndex(({ name }) => name === step) + 1);
  return faultsOf(entries).filter((fault) =>
    shown.some(({ questions }) => (questions as readonly string[]).includes(fault)),
  );
}
