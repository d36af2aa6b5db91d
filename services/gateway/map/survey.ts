import type { WireSurveyReport } from '@/gateway/contract/surveys';
import type { SurveyReport } from '@/services/domain/survey';

export const toSurveyReport = ({ createTime, ...wire }: WireSurveyReport): SurveyReport => ({
  ...wire,
  createdAt: createTime,
});
