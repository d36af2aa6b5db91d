import type { WireSurveyReport } from '@/contract/calls/surveys';
import type { SurveyReport } from '@/services/domain/obligations/survey';

/** Reports from before the question how goods come to a merchant have no answer to it. */
type Answers = Omit<WireSurveyReport['answers'], 'supplyRoles'> &
  Partial<Pick<WireSurveyReport['answers'], 'supplyRoles'>>;

export const surveyReportFromWire = ({ createTime, ...wire }: WireSurveyReport): SurveyReport => {
  const { supplyRoles = [], ...answers }: Answers = wire.answers;
  return { ...wire, answers: { ...answers, supplyRoles }, createdAt: createTime };
};
