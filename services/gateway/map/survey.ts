import type { WireSurveyReport } from '@/contract/calls/surveys';
import type { SurveyReport } from '@/services/domain/obligations/survey';

export const surveyReportFromWire = ({ createTime, ...wire }: WireSurveyReport): SurveyReport => ({
  ...wire,
  createdAt: createTime,
});
