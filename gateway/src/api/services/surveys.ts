import type { SurveySave, WireSurveyReport } from '@/contract/calls/surveys';

import { currentMerchant } from '../../features/accounts/currentMerchant';
import { surveyLimits } from '../../features/surveys/limits';
import type { SurveyReport } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { allowCall } from '../../platform/limits/allowCall';
import { randomLetters } from '../../platform/secrets/randomLetters';

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
    // Reports from before these questions have no answer to them.
    importsToStock: report.importsToStock ?? 'unknown',
    supplyRoles: report.supplyRoles ?? [],
    smallEnterprise: report.smallEnterprise ?? 'unknown',
    crossBorderTurnover: report.crossBorderTurnover ?? null,
  },
  choice: {
    added: report.addedToSum ?? [],
    leftOut: report.leftOutOfSum ?? [],
    rhythm: report.rhythm ?? 'usual',
  },
});

/**
 * Keeps answers, ticks and rhythm under an id of 59 random bits, short enough to be read aloud: whoever has it was given it. Who
 * is logged in finds them in the account; a token that is over keeps nobody from saving.
 * @throws HttpError 429 for too many
 */
export async function storeSurveyReport(
  context: CallContext,
  { answers, choice, rulesVersion }: SurveySave,
): Promise<{ id: string }> {
  await allowCall(surveyLimits.fromNetwork, context.visitorAddress);
  await allowCall(surveyLimits.perDay, '');
  const merchant = await currentMerchant(context);
  const data = {
    ...answers,
    addedToSum: choice.added,
    leftOutOfSum: choice.leftOut,
    rhythm: choice.rhythm,
    rulesVersion,
    reportId: randomLetters(12),
    merchant: merchant?.id,
  };
  const { reportId } = await context.payload.create({ collection: 'survey-reports', data, depth: 0 });
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
