import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { controlOf } from '@/components/testing/controlOf';
import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { fetchDueRulesToday } from '@/services/browser/api/dueDates';
import { fetchBundlesToday } from '@/services/browser/api/services';
import { fetchSavedReport, fetchSurveyPrices, fetchTrademarkPrices } from '@/services/browser/api/surveys';
import { clearOffer, currentOffer, setRhythm } from '@/services/browser/offer/offerStore';
import { noChoice } from '@/services/domain/obligations/survey';
import { toEntries } from '@/services/domain/obligations/surveyEntries';
import { dueRules } from '@/services/fixtures/dueRules';
import { merchant, surveyPrices, surveyReport, trademarkPrices } from '@/services/fixtures/surveys';

import { CalculateView } from './CalculateView';

// Shows (requirements, 2.11).

jest.mock('@/services/browser/api/dueDates');
jest.mock('@/services/browser/api/services');
jest.mock('@/services/browser/api/surveys');
const prices = jest.mocked(fetchSurveyPrices);
const scrolledTo = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  clearOffer();
  setRhythm('usual');
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo(this);
  };
  prices.mockReset().mockResolvedValue(surveyPrices());
  jest.mocked(fetchDueRulesToday).mockResolvedValue(dueRules());
  jest.mocked(fetchBundlesToday).mockResolvedValue([]);
  jest.mocked(fetchTrademarkPrices).mockResolvedValue(trademarkPrices());
});

// Each event renders form and report once.
const press = (text: string, selector?: string) => fireEvent.click(screen.getByText(text, { selector }));
const furniture = () => controlOf('Furniture');
const duty = 'VAT registration where goods are stored';
const nameOfBox = `In the total: ${duty}`;
const verdict = () => screen.getByText(/due now$/, { selector: '#report strong' }).closest('p');
const old = () => screen.queryByText(/^Your answers have changed/);
const address = () => {
  const text = screen.queryByText(/^Address of this report/, { selector: 'label, label *' });
  return text?.closest('label')?.control ?? null;
};

/** A seller whose report is short: jsdom takes long for a long one. */
const report = surveyReport({
  answers: merchant({ companyCountry: 'CN', storageCountries: ['DE'], salesCountries: ['DE'] }),
  choice: { ...noChoice, leftOut: ['vatWhereStored'] },
});
const open = async () => {
  jest.mocked(fetchSavedReport).mockResolvedValue(report);
  const replace = jest.fn();
  const asPath = `/cht/calculate/${report.id}`;
  const view = renderView(<CalculateView report={null} isSaved />, { asPath, router: { replace } });
  await screen.findByText(nameOfBox);
  return { replace, ...view };
};

it('opens a saved report: verdict, duties with their next dates, address and limits, then the form, hidden from search engines; prices and dates that could not be loaded are loaded again', async () => {
  prices.mockRejectedValueOnce(new Error('down'));
  jest.mocked(fetchDueRulesToday).mockRejectedValueOnce(new Error('down'));
  const { head } = renderView(<CalculateView report={report} />);
  expect(await screen.findByText(/^The prices could not be loaded/)).toBeVisible();
  expect(screen.queryByText(/^In the total/)).toBeNull();
  const result = document.getElementById('report') as HTMLElement;
  expect(result).toHaveAccessibleName('What generally follows');
  expect(result).toContainElement(address());
  expect(address()).toHaveDisplayValue(new RegExp(`/cht/calculate/${report.id}$`));
  expect(screen.getByText(/It is neither tax nor legal advice/)).toBeVisible();
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
  expectOrderlyHeadings();

  const undated = await screen.findByText(/^The dates could not be loaded/);
  fireEvent.click(within(undated.closest('div') as HTMLElement).getByText('Try again'));
  expect(await screen.findByText('Next dates', { selector: 'h3' })).toBeVisible();
  expect(screen.queryByText(/^The dates could not be loaded/)).toBeNull();
  const line = within(result).getByText(duty, { selector: 'h4, h4 *' }).closest('summary');
  const first = line?.closest('li')?.querySelector('ol time')?.getAttribute('datetime');
  expect(line).toHaveTextContent(/next \d+ \w+ \d{4}/);
  expect(line?.querySelector('time')).toHaveAttribute('datetime', first);
  const fold = line?.closest('details');
  expect(fold?.open).toBe(false);
  const link = screen.getByText(duty, { selector: 'a' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(fold?.open).toBe(true);

  press('Try again');
  const bar = await screen.findByText(/^Total for .* dut(y|ies)(;|$)/);
  expect(screen.getByText('VAT registration Germany', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(/^The prices could not be loaded/)).toBeNull();
  expect(verdict()?.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const form = screen.getByText('Show my obligations');
  expect(result.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows the form without a result and asks for no prices; says what the answers come to once the countries are known, with the numbers of the report', async () => {
  const entries = { ...toEntries(report.answers), salesCountries: [] };
  sessionStorage.setItem('survey', JSON.stringify(entries));
  const { head } = renderView(<CalculateView report={null} />);
  await screen.findByText(/^Your answers stay in your browser/);
  expect(screen.queryByText('What generally follows')).not.toBeInTheDocument();
  expect(head.querySelector('[name=robots]')).toBeNull();
  expect(prices).not.toHaveBeenCalled();
  fireEvent.click(document.querySelector('[name=salesCountries][value=DE]') as HTMLElement);
  const total = await screen.findByText(/^So far: /);
  await waitFor(() => expect(total).toHaveTextContent(/Total: from €/));
  const soFar = total.textContent.replace('So far: ', '');
  press('Selling and sourcing', 'button *');
  press('Show my obligations');
  await screen.findByText('What generally follows');
  expect(verdict()).toHaveTextContent(soFar);
  expect(screen.queryByText(/^So far: /)).toBeNull();
});

it('a saved report is old while the answers are others; the new one takes the focus, has no address, and stays in the tab', async () => {
  const { replace } = await open();
  const lessOne = verdict()?.textContent;
  expect(old()).toBeNull();
  fireEvent.click(furniture());
  expect(old()).toBeVisible();
  expect(scrolledTo).not.toHaveBeenCalled();
  press('Show my obligations');
  expect(old()).toBeNull();
  const result = document.getElementById('report');
  expect(result).toHaveFocus();
  expect(scrolledTo).toHaveBeenLastCalledWith(result);
  expect(replace).toHaveBeenCalledWith('/cht/calculate', undefined, expect.anything());
  expect(sessionStorage.getItem('survey.report')).toContain('"furniture"');
  expect(address()).toBeNull();

  fireEvent.click(furniture());
  expect(await screen.findByText(/^So far: /)).toHaveTextContent(`So far: ${lessOne}`);
});

it('a saved report gives up its address with other ticks or another rhythm, which the tab keeps', async () => {
  const { replace } = await open();
  const sum = () => screen.getByText(/^Total for .* dut(y|ies)(;|$)/).nextSibling?.textContent;
  const dates = () => screen.getAllByText(/^Add all \d+ dates/).at(-1)?.textContent;
  expect(replace).not.toHaveBeenCalled();
  const [before, usual] = [sum(), dates()];
  press(nameOfBox);
  expect(controlOf(nameOfBox)).toBeChecked();
  expect(sum()).not.toBe(before);
  expect(verdict()).toHaveTextContent(sum() ?? 'no sum');
  expect(address()).toBeNull();
  expect(replace).toHaveBeenLastCalledWith('/cht/calculate', undefined, { shallow: true, scroll: false });
  expect(sessionStorage.getItem('survey.report')).toContain('"companyCountry":"CN"');
  expect(sessionStorage.getItem('survey')).toContain('"companyCountry":"CN"');
  press('Monthly');
  expect(dates()).not.toBe(usual);
  expect(currentOffer().rhythm).toBe('month');
});
