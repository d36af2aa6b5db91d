import { filingRhythms } from '@/contract/lists/filingRhythms';
import { gatewayUrl, setting } from '@/gateway/test/gateway';
import { locales } from '@/services/domain/locale/locale';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import type { ObligationGroup } from '@/services/domain/obligations/rule';
import { isOwedByOthers } from '@/services/domain/obligations/standing';
import { sumOf } from '@/services/domain/obligations/sum';
import { noChoice, type SurveyAnswers } from '@/services/domain/obligations/survey';
import { breakdownOf } from '@/services/domain/services/breakdown';
import { servicesOf } from '@/services/domain/services/priceTable';
import type { PricedService, SurveyService } from '@/services/domain/services/service';
import { merchantRows } from '@/services/fixtures/merchantRows';
import { merchantStories } from '@/services/fixtures/merchantStories';
import { merchant } from '@/services/fixtures/surveys';

import { callGateway } from './client';
import { surveyServiceFromWire } from './map/service';
import { fetchPriceBundles, fetchPriceRows, fetchServices } from './services';
import { fetchPricesOfCheck } from './surveyPrices';

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

describe.each(locales)('a price is the same wherever it is shown, in %s', (locale) => {
  it('for each service, in the check, the list of prices and a quote', async () => {
    const [checked, listed, today] = await Promise.all([
      fetchPricesOfCheck(locale).then(({ services: of, trademarks }) => [...of, ...trademarks]),
      fetchPriceRows(locale).then(servicesOf),
      fetchServices(locale),
    ]);
    const costs = (priced: PricedService[]) =>
      new Map(
        priced.filter(({ prices }) => prices.length > 0).map((one) => [one.id, breakdownOf([one], [])]),
      );
    const quoted = costs(today);
    expect(quoted.size).toBeGreaterThan(80);
    for (const shown of [checked, listed])
      for (const [id, cost] of costs(shown)) expect([id, cost]).toEqual([id, quoted.get(id)]);
  });

  it('for each merchant, in the report and in the quote for all its services', async () => {
    const [{ services: offeredHere, bundles }, today, bundlesToday] = await Promise.all([
      fetchPricesOfCheck(locale),
      fetchServices(locale),
      fetchPriceBundles(locale),
    ]);
    const withBundle = new Set<string>();
    for (const { answers, day = '2026-11-22' } of merchantStories) {
      const { companyCountry } = merchant(answers);
      const obligations = assess(merchant(answers), day);
      const sum = sumOf({ obligations, offered: offeredHere, companyCountry, choice: noChoice });
      const inReport = sum.lines.map(({ service }) => service);
      const inQuote = inReport.flatMap(({ id }) => today.filter((one) => one.id === id));
      for (const rhythm of filingRhythms) {
        const report = breakdownOf(inReport, bundles, rhythm);
        const quote = breakdownOf(inQuote, bundlesToday, rhythm);
        expect({ ...quote, bundles: quote.bundles.map(({ id }) => id) }).toEqual({
          ...report,
          bundles: report.bundles.map(({ id }) => id),
        });
        report.bundles.forEach(({ title }) => withBundle.add(title));
      }
    }
    expect(withBundle.size).toBeGreaterThan(0);
  });
});
