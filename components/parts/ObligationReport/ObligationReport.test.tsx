import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { assess, type Obligation } from '@/services/domain/obligations/assess';
import { surveyAnswers } from '@/services/fixtures/surveys';

import { ObligationReport } from './ObligationReport';

const obligation = (over: Partial<Obligation>): Obligation => ({
  id: 'lowValueDuty',
  group: 'imports',
  certainty: 'due',
  countries: ['EU'],
  sources: [],
  isOffered: true,
  places: 'union',
  because: [],
  ...over,
});

it('counts the obligations by certainty', () => {
  renderWithProviders(
    <ObligationReport
      obligations={[
        obligation({}),
        obligation({ id: 'ioss' }),
        obligation({ id: 'textileUnion', certainty: 'ahead' }),
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['2', '1']);
  expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual([
    'Generally due',
    'Applies later',
  ]);
});

it.each([
  ['due', '2026-07-01', 'In force since 1 July 2026'],
  ['ahead', '2030-08-01', 'Applies from 1 August 2030'],
  ['check', undefined, 'As of 22 November 2026'],
] as const)('shows the date of an obligation that is %s since %s', (certainty, since, text) => {
  renderWithProviders(<ObligationReport obligations={[obligation({ certainty, since })]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});

it('names the answers from which an obligation follows, and why it has to be checked', () => {
  const sweden = surveyAnswers({
    companyCountry: 'SE',
    storageCountries: ['SE'],
    salesCountries: ['SE'],
    productKinds: ['electrical'],
    importedConsignments: [],
  });
  renderWithProviders(<ObligationReport obligations={assess(sweden, '2026-11-22')} />);
  expect(
    screen.getByText('Follows from: sales there, product: Electrical and electronic equipment'),
  ).toBeVisible();
  expect(screen.getByText(/because: it is your own country/)).toBeVisible();
});

const france = { question: 'salesCountries' as const, value: 'FR' };
const parcels = { question: 'importedConsignments' as const, value: 'upTo150' as const };

it.each([
  [[france], 'Would not apply without this answer: sales to: France'],
  [
    [france, parcels],
    'Would not apply if any one of these answers were missing: sales to: France; consignments from outside the Union: Up to 150 euros',
  ],
])('names the answers without which an obligation would not apply (%#)', (answers, text) => {
  const needed = new Map([['lowValueDuty' as const, answers]]);
  renderWithProviders(<ObligationReport obligations={[obligation({})]} needed={needed} />);
  expect(screen.getByText(text)).toBeVisible();
});

it('cites the law in the language of the page', () => {
  renderWithProviders(<ObligationReport obligations={assess(surveyAnswers(), '2026-11-22')} />, {
    locale: 'de',
  });
  for (const list of screen.getAllByRole('list', { name: 'Rechtsquellen' })) {
    expect(within(list).queryByText(/Directive|Regulation/)).not.toBeInTheDocument();
  }
  expect(screen.getAllByRole('link', { name: /^(Richtlinie|Verordnung)/ }).length).toBeGreaterThan(0);
});
