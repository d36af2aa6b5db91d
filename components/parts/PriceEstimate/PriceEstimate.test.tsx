import { fireEvent, screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { clearOffer, currentOffer, setRhythm } from '@/services/browser/offer/offerStore';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import { breakdownOf } from '@/services/domain/services/breakdown';
import { surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';

import { PriceEstimate } from './PriceEstimate';

const obligations = assess(surveyAnswers(), '2026-11-22');

const found = estimate(obligations, surveyPrices(), 'CN');
const cost = breakdownOf(
  found.lines.map(({ service }) => service),
  [],
);

describe('the services in the total', () => {
  const names = ['VAT registration Germany', 'One-Stop Shop (Union OSS)'];
  const show = () => {
    renderWithProviders(<PriceEstimate estimate={found} cost={cost} rhythm="month" />);
    return within(screen.getByRole('list', { name: 'The services in the total' }));
  };
  beforeEach(() => {
    clearOffer();
    setRhythm('usual');
  });

  it('stand with our fee and what third parties charge, and can be put into the offer one by one', () => {
    const list = show();
    const [row] = list.getAllByRole('listitem');
    expect(row).toHaveTextContent(
      /^VAT registration Germany€290 once \(net\) · third parties: from €350 once \(net\)/,
    );
    fireEvent.click(list.getByRole('button', { name: `Add to quote: ${names[0]}` }));
    expect(currentOffer()).toMatchObject({ items: [{ name: names[0] }], rhythm: 'month' });
    expect(list.getByRole('button', { name: `Remove from quote: ${names[0]}` })).toBeVisible();
  });

  it('are asked for all at once, those of the offer not twice', () => {
    const list = show();
    fireEvent.click(list.getByRole('button', { name: `Add to quote: ${names[0]}` }));
    const link = screen.getByRole('link', { name: /^Request a quote for these \d services$/ });
    expect(link).toHaveAttribute('href', '/cht/Contact#enquiry');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    const all = currentOffer().items.map(({ name }) => name);
    expect(all).toEqual(expect.arrayContaining(names));
    expect(new Set(all).size).toBe(list.getAllByRole('button').length);
  });
});
