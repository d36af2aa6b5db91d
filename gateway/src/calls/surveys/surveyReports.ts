import { randomUUID } from 'node:crypto';

import type { SurveySave, WireSurveyReport } from '../../../contract/surveys';
import type { SurveyReport } from '../../payload-types';
import type { CallContext } from '../context';

const toSurveyReport = (report: SurveyReport): WireSurveyReport => ({
  id: report.reportId,
  createTime: report.createdAt,
  rulesVersion: report.rulesVersion,
  answers: {
    companyCountry: report.companyCountry,
    storageCountries: report.storageCountries ?? [],
    salesCountries: report.salesCountries ?? [],
    productKinds: report.productKinds ?? [],
    salesChannels: report.salesChannels ?? [],
    importedConsignments: report.importedConsignments ?? [],
    crossBorderTurnover: report.crossBorderTurnover,
  },
});

/** Keeps answers under an id of 122 random bits: whoever has it was given it. */
export async function saveSurveyReport(
  { payload }: CallContext,
  { answers, rulesVersion }: SurveySave,
): Promise<{ id: string }> {
  const data = { ...answers, rulesVersion, reportId: randomUUID() };
  const { reportId } = await payload.create({ collection: 'survey-reports', data, depth: 0 });
  return { id: reportId };
}

/** Null where no report has this id. */
export async function findSurveyReport(
  { payload }: CallContext,
  id: string,
): Promise<WireSurveyReport | null> {
  const where = { reportId: { equals: id } };
  const { docs } = await payload.find({ collection: 'survey-reports', where, limit: 1, depth: 0 });
  return docs[0] ? toSurveyReport(docs[0]) : null;
}
