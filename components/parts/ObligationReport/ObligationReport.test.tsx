import { fireEvent, screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { currentOffer } from '@/services/browser/offer/offerStore';
import { assess, type Obligation } from '@/services/domain/obligations/assess';
import { isInSum, offerFor } from '@/services/domain/obligations/sum';
import { noChoice } from '@/services/domain/obligations/survey';
import { surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';

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

it('says at each line where it applies and how it stands, and what a marketplace owes neutrally', () => {
  renderWithProviders(
    <ObligationReport obligations={[obligation({}), obligation({ id: 'ioss', owedBy: 'marketplace' })]} />,
  );
  const [due, marketplace] = screen.getAllByRole('listitem');
  expect(due).toHaveTextContent(/^Customs duty on low-value consignmentsDueEuropean Union/);
  expect(marketplace).toHaveTextContent('Owed by the marketplace');
});

it('names what the supplier owes as such, apart from the same duty elsewhere', () => {
  renderWithProviders(
    <ObligationReport
      obligations={[
        obligation({ id: 'weeeUnion', countries: ['IT'] }),
        obligation({ id: 'weeeUnion', countries: ['AT'], owedBy: 'supplier' }),
      ]}
      offerOf={() => ({ services: [], optional: [], isCovered: false, includedIn: [] })}
      onToggle={jest.fn()}
    />,
  );
  const [, supplier] = screen.getAllByRole('listitem');
  expect(supplier).toHaveAttribute('id', 'weeeUnion-supplier');
  expect(supplier).toHaveTextContent('Your supplier’s duty; check its registration or declaration');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('has the next date in the line, where something comes back', () => {
  const obligations = [obligation({ id: 'vatWhereStored' }), obligation({})];
  renderWithProviders(
    <ObligationReport
      obligations={obligations}
      nextOf={({ id }) => (id === 'vatWhereStored' ? '2026-12-28' : undefined)}
    />,
  );
  const [returned, once] = screen.getAllByRole('listitem');
  expect(returned?.querySelector('summary')).toHaveTextContent(/next 28 Dec 2026$/);
  expect(once?.querySelector('time[datetime="2026-12-28"]')).toBeNull();
});

describe('with prices', () => {
  const shown = ['vatWhereStored', 'deemedSupplierUnion', 'offerInformation', 'fiscalRepresentative'];
  const obligations = assess(surveyAnswers(), '2026-11-22').filter(({ id }) => shown.includes(id));
  const sum = { obligations, offered: surveyPrices(), companyCountry: 'CN', choice: noChoice };
  const show = (onToggle = jest.fn()) =>
    renderWithProviders(
      <ObligationReport
        obligations={obligations}
        offerOf={(of) => offerFor(of, sum)}
        isInSum={(of) => isInSum(of, noChoice)}
        onToggle={onToggle}
        rhythm="month"
      />,
    );
  const lineOf = (title: string) => {
    const line = screen.getByText(title, { selector: 'h4, h4 *' }).closest('li');
    if (!line) throw new Error(`no line for ${title}`);
    return line;
  };

  it('has a tick box for each line with a price, and tells which was used', () => {
    const onToggle = jest.fn();
    show(onToggle);
    const box = within(lineOf('VAT registration where goods are stored')).getByRole('checkbox', {
      name: 'In the total: VAT registration where goods are stored',
    });
    expect(box).toBeChecked();
    fireEvent.click(box);
    expect(onToggle).toHaveBeenCalledWith(expect.objectContaining({ id: 'vatWhereStored' }));
    expect(
      within(lineOf('The marketplace owes the VAT on its sales')).queryByRole('checkbox'),
    ).not.toBeInTheDocument();
  });

  it('sets our fees apart from what others charge, with the usual time', () => {
    show();
    const line = lineOf('VAT registration where goods are stored');
    expect(line.querySelector('summary')).toHaveTextContent('from €640 once (net)');
    const service = within(line).getByText('VAT registration Germany').closest('li');
    if (!service) throw new Error('no service');
    expect(service).toHaveTextContent('Usually 4–10 weeks after complete documents');
    const [ours, others] = [...service.querySelectorAll('dl')];
    expect(ours).toHaveTextContent('Preparation, documents and coordination');
    expect(ours).not.toHaveTextContent('Guide value');
    expect(others).toHaveTextContent('Guide value: tax adviser’s fee');
    expect(service).toHaveTextContent('Third-party fees (guide values), invoiced separately');
  });

  it('says why there is no price', () => {
    show();
    for (const [title, text] of [
      ['The marketplace owes the VAT on its sales', 'The marketplace owes this, not you.'],
      ['Safety information in the online listing', 'You handle this one yourself'],
      ['Fiscal representative', 'No list price: you will receive a quote.'],
    ] as const)
      expect(lineOf(title)).toHaveTextContent(text);
  });

  it('puts a service into the offer with the rhythm of the report', () => {
    show();
    const line = within(lineOf('VAT registration where goods are stored'));
    fireEvent.click(line.getByText(/to quote: VAT registration Germany$/));
    expect(currentOffer()).toMatchObject({ items: [{ name: 'VAT registration Germany' }], rhythm: 'month' });
  });
});

it('shows the price of a service once, and at a further duty the service that includes it', () => {
  const services = surveyPrices().slice(0, 1);
  const offer = { services, optional: [], isCovered: false, includedIn: services };
  renderWithProviders(<ObligationReport obligations={[obligation({})]} offerOf={() => offer} />);
  const line = screen.getByRole('listitem', { name: (name, element) => element.id === 'lowValueDuty' });
  expect(line.querySelector('summary')).toHaveTextContent(`included in the price of ${services[0]?.name}`);
  expect(line.querySelector('dl')).toBeNull();
});

it('says to a company in the Union that it declares conformity itself, beside what it can order', () => {
  const offer = { services: [], optional: [], isCovered: false, includedIn: [] };
  const declared = obligation({ id: 'toySafety', isOffered: false, isDeclared: true });
  const optional = surveyPrices().slice(0, 1);
  renderWithProviders(<ObligationReport obligations={[declared]} offerOf={() => ({ ...offer, optional })} />);
  expect(screen.getByText(/^You declare this yourself/)).toBeInTheDocument();
  expect(screen.getByText(/Optional, not in the total/)).toBeInTheDocument();
});

it.each([
  ['due', '2026-07-01', 'In force since 1 July 2026'],
  ['ahead', '2030-08-01', 'Applies from 1 August 2030'],
  ['check', undefined, 'As of 28 November 2026'],
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
    importsToStock: 'no',
  });
  renderWithProviders(<ObligationReport obligations={assess(sweden, '2026-11-22')} />);
  expect(
    screen.getByText('Follows from: sales there, product: Electrical and electronic equipment'),
  ).toBeInTheDocument();
  expect(screen.getByText(/because: it is your own country/)).toBeInTheDocument();
});

const france = { question: 'salesCountries' as const, value: 'FR' };
const parcels = { question: 'importedConsignments' as const, value: 'upTo150' as const };

it.each([
  [[france], 'Would not apply without this answer: sales to: France'],
  [
    [france, parcels],
    'Would not apply if any of these answers were missing: sales to: France; consignments from outside the Union: Up to 150 euros',
  ],
])('names the answers without which an obligation would not apply (%#)', (answers, text) => {
  const needed = new Map([['lowValueDuty' as const, answers]]);
  renderWithProviders(<ObligationReport obligations={[obligation({})]} needed={needed} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('cites the law in the language of the page', () => {
  const obligations = assess(surveyAnswers(), '2026-11-22').slice(0, 3);
  renderWithProviders(<ObligationReport obligations={obligations} />, { locale: 'de' });
  for (const list of screen.getAllByRole('list', { name: 'Rechtsquellen' })) {
    expect(within(list).queryByText(/Directive|Regulation/)).not.toBeInTheDocument();
    expect(within(list).getAllByText(/^(Richtlinie|Verordnung)/)).not.toEqual([]);
  }
});
