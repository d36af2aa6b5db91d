import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { controlOf } from '@/components/testing/controlOf';
import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { fetchBundlesToday } from '@/services/browser/api/services';
import {
  fetchSavedReport,
  fetchSurveyPrices,
  fetchTrademarkPrices,
  saveReport,
} from '@/services/browser/api/surveys';
import { clearOffer, currentOffer, setRhythm } from '@/services/browser/offer/offerStore';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { noChoice } from '@/services/domain/obligations/survey';
import { toEntries } from '@/services/domain/obligations/surveyEntries';
import { merchant, surveyPrices, surveyReport, trademarkPrices } from '@/services/fixtures/surveys';

import { CalculateView } from './CalculateView';

// Shows (requirements, 2.11).

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
  jest.mocked(fetchBundlesToday).mockResolvedValue([]);
  jest.mocked(fetchTrademarkPrices).mockResolvedValue(trademarkPrices());
});

const user = userEvent.setup({ delay: null });
const openAnswers = () => user.click(screen.getByText('Change the answers'));

const furniture = () => controlOf('Furniture');
const nameOfBox = 'In the total: VAT registration where goods are stored';
const verdict = () => screen.getByText(/due now$/, { selector: '#report strong' }).closest('p');
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
  await screen.findByText('What generally follows');
  return { replace, ...view };
};

it('shows the form first and no result, and asks for no prices', async () => {
  const { head } = renderView(<CalculateView report={null} />);
  expect(screen.getByText('Next')).toBeVisible();
  await screen.findByText(/^Your answers stay in your browser/);
  expect(prices).not.toHaveBeenCalled();
  expect(screen.queryByText('What generally follows')).not.toBeInTheDocument();
  expect(head.querySelector('[name=robots]')).toBeNull();
  expectOrderlyHeadings();
});

it('opens a saved report: verdict, duties with their next dates, address and limits, then the form, hidden from search engines; prices that could not be loaded are loaded again', async () => {
  prices.mockRejectedValueOnce(new Error('down'));
  const { head } = renderView(<CalculateView report={report} />);
  expect(await screen.findByText(/^The prices could not be loaded/)).toBeVisible();
  expect(screen.queryByText(/^In the total/)).toBeNull();
  const result = screen.getByLabelText('What generally follows', { selector: 'section' });
  expect(address()).toBeVisible();
  expect(result).toContainElement(address());
  expect(address()).toHaveDisplayValue(new RegExp(`/cht/calculate/${report.id}$`));
  expect(screen.getByText(/It is neither tax nor legal advice/)).toBeVisible();
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
  expectOrderlyHeadings();

  const duty = within(result).getByText('VAT registration where goods are stored', { selector: 'h4, h4 *' });
  expect(duty).toBeVisible();
  const line = duty.closest('summary');
  const first = duty.closest('li')?.querySelector('ol time')?.getAttribute('datetime');
  expect(line).toHaveTextContent(/next \d+ \w+ \d{4}/);
  expect(line?.querySelector('time')).toHaveAttribute('datetime', first);
  const reason = screen.getByText(/^If you store goods in a Member State/);
  expect(reason).not.toBeVisible();
  const link = screen.getByText('VAT registration where goods are stored', { selector: 'a' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(reason).toBeVisible();

  await user.click(screen.getByText('Try again'));
  const bar = await screen.findByText(/^Total for .* dut(y|ies)$/);
  expect(screen.getByText('VAT registration Germany', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(/^The prices could not be loaded/)).toBeNull();
  expect(verdict()?.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const form = screen.getByText('Show my obligations');
  expect(result.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says what the answers so far come to once the countries are known, with the numbers of the report', async () => {
  const entries = { ...toEntries(report.answers), salesCountries: [] };
  sessionStorage.setItem('survey', JSON.stringify(entries));
  renderView(<CalculateView report={null} />);
  const countries = await screen.findByText('Countries', { selector: 'button *' });
  await waitFor(() => expect(countries.closest('button')).toBeEnabled());
  expect(prices).not.toHaveBeenCalled();
  await user.click(countries);
  const sales = screen.getByText('Where do you sell?').closest('fieldset') as HTMLElement;
  await user.click(within(sales).getByText('Germany'));
  const total = await screen.findByText(/^So far: /);
  await waitFor(() => expect(total).toHaveTextContent(/Total: from €/));
  const soFar = total.textContent.replace('So far: ', '');
  await user.click(screen.getByText('Selling and sourcing', { selector: 'button *' }));
  await user.click(screen.getByText('Show my obligations'));
  await screen.findByText('What generally follows');
  expect(verdict()).toHaveTextContent(soFar);
  expect(screen.queryByText(/^So far: /)).toBeNull();
});

it('shows again the report that the tab has made before, with its ticks', async () => {
  const { answers, choice } = report;
  sessionStorage.setItem('survey.report', JSON.stringify({ rules: rulesVersion, answers }));
  sessionStorage.setItem('survey.sum', JSON.stringify({ answers, choice }));
  renderView(<CalculateView report={null} />);
  expect(await screen.findByText('What generally follows')).toBeVisible();
  await screen.findByText(nameOfBox);
  expect(controlOf(nameOfBox)).not.toBeChecked();
});

const old = () => screen.queryByText(/^Your answers have changed/);

it('a saved report is old while the answers are others; the new one takes the focus, has no address, and stays in the tab', async () => {
  const { replace } = await open();
  await screen.findByText(nameOfBox);
  const lessOne = verdict()?.textContent;
  expect(old()).toBeNull();
  await openAnswers();
  await user.click(furniture());
  expect(old()).toBeVisible();
  await user.click(furniture());
  expect(old()).toBeNull();
  await user.click(furniture());
  expect(scrolledTo).not.toHaveBeenCalled();
  await user.click(screen.getByText('Show my obligations'));
  await waitFor(() => expect(old()).toBeNull());
  const result = document.getElementById('report');
  await waitFor(() => expect(result).toHaveFocus());
  expect(scrolledTo).toHaveBeenLastCalledWith(result);
  expect(replace).toHaveBeenCalledWith('/cht/calculate', undefined, expect.anything());
  expect(sessionStorage.getItem('survey.report')).toContain('"furniture"');
  expect(address()).toBeNull();

  await openAnswers();
  await user.click(furniture());
  expect(await screen.findByText(/^So far: /)).toHaveTextContent(`So far: ${lessOne}`);
});

it('a saved report gives up its address while it has other ticks or another rhythm, which the tab keeps and which can be saved', async () => {
  const { replace } = await open();
  const sum = () => screen.getByText(/^Total for .* dut(y|ies)$/).nextSibling?.textContent;
  const dates = () => screen.getAllByText(/^Add all \d+ dates/).at(-1)?.textContent;
  const box = await screen.findByText(nameOfBox);
  expect(replace).not.toHaveBeenCalled();
  const before = sum();
  await user.click(box);
  expect(controlOf(nameOfBox)).toBeChecked();
  expect(sum()).not.toBe(before);
  expect(verdict()).toHaveTextContent(sum() ?? 'no sum');
  expect(address()).toBeNull();
  expect(replace).toHaveBeenLastCalledWith('/cht/calculate', undefined, { shallow: true, scroll: false });
  expect(sessionStorage.getItem('survey.report')).toContain('"companyCountry":"CN"');
  expect(sessionStorage.getItem('survey')).toContain('"companyCountry":"CN"');

  const usual = dates();
  await user.click(screen.getByText('Monthly'));
  expect(screen.getByText(/^Germany: monthly plus the annual return, 13/)).toBeVisible();
  expect(dates()).not.toBe(usual);
  expect(currentOffer().rhythm).toBe('month');
  const save = jest.mocked(saveReport).mockResolvedValue('w3hk8rvt5bnd');
  await user.click(screen.getByText('Save under its own address'));
  expect(save).toHaveBeenLastCalledWith(report.answers, { ...noChoice, rhythm: 'month' });
  await waitFor(() => expect(address()).toHaveDisplayValue(/w3hk8rvt5bnd/));
  expect(replace).toHaveBeenLastCalledWith(
    expect.stringMatching(/w3hk8rvt5bnd/),
    undefined,
    expect.anything(),
  );
  await user.click(screen.getByText('As usual in each country'));
  await user.click(controlOf(nameOfBox));
  expect(sum()).toBe(before);
  expect(address()).toHaveDisplayValue(new RegExp(report.id));
});
