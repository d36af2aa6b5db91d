import { gatewayUrl, setting } from '@/gateway/test/gateway';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import type { ObligationGroup } from '@/services/domain/obligations/rule';
import { isOwedByOthers } from '@/services/domain/obligations/standing';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import type { SurveyService } from '@/services/domain/services/service';
import { merchantRows } from '@/services/fixtures/merchantRows';
import { merchantStories } from '@/services/fixtures/merchantStories';
import { merchant } from '@/services/fixtures/surveys';

import { callGateway } from './client';
import { surveyServiceFromWire } from './map/service';

let services: SurveyService[] = [];
beforeAll(async () => {
  process.env.GATEWAY_HOST = gatewayUrl();
  process.env.GATEWAY_SECRET = setting('GATEWAY_TEST_SECRET');
  process.env.SITE_URL = setting('GATEWAY_TEST_SITE');
  services = (await callGateway('priceForSurveyReport', {}, { locale: 'en' })).map(surveyServiceFromWire);
});

/** What the estimate offers for the duties of one group, or of all. */
function offered(answers: SurveyAnswers, day = '2026-11-22', group?: ObligationGroup) {
  const obligations = assess(answers, day).filter((obligation) => !isOwedByOthers(obligation));
  const ids = obligations.filter((found) => !group || found.group === group).map(({ id }) => id);
  const { lines, optional } = estimate(obligations, services, answers.companyCountry);
  const names = (of: typeof lines) =>
    of
      .filter((line) => line.obligations.some((id) => ids.includes(id)))
      .map(({ service }) => service.name)
      .sort();
  return { services: names(lines), optional: names(optional) };
}

it.each(merchantStories.map((entry) => [entry.story, entry] as const))(
  '%s',
  (_story, { answers, day, services = [], optional = [] }) =>
    expect(offered(merchant(answers), day)).toEqual({ services, optional }),
);

it.each(merchantRows.map((row) => [row.group, row.story, row] as const))(
  '%s: %s',
  (group, _story, { answers, services, optional }) =>
    expect(offered(answers, undefined, group)).toEqual({ services, optional }),
);

it('offers no service that nobody can be offered', () => {
  const forObligations = services.filter(({ category }) => category !== 'balance');
  const idle = forObligations.filter(({ answers }) => answers.length === 0).map(({ name }) => name);
  expect(idle).toEqual([]);
});
