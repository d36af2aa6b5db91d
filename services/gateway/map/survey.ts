import type { WireSurveyReport } from '@/contract/calls/surveys';
import type { SurveyReport } from '@/services/domain/obligations/survey';

export const toSurveyReport = ({ createTime, ...wire }: WireSurveyReport): SurveyReport => ({
  ...wire,
  createdAt: createTime,
});
