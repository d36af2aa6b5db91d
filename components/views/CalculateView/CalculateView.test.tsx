import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { modulesLoaded } from '@/components/testing/renderWithProviders';
import { fetchBundlesToday } from '@/services/browser/api/services';
import { fetchSurveyPrices, fetchTrademarkPrices, saveReport } from '@/services/browser/api/surveys';
import { clearOffer, currentOffer, setRhythm } from '@/services/browser/offer/offerStore';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { noChoice } from '@/services/domain/obligations/survey';
import { toEntries } from '@/services/domain/obligations/surveyEntries';
import { surveyPrices, surveyReport, trademarkPrices } from '@/services/fixtures/surveys';

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

/** A tick box by its label's text: jsdom takes seconds to compute the names of all controls of the form. */
const tickBox = (label: string | RegExp) => {
  const box = screen.getByText(label, { selector: 'label, label *' }).closest('label')?.control;
  if (!box) throw new Error('The label has no control.');
  return box;
};
const openAnswers = () => userEvent.click(screen.getByText('Change the answers'));

const furniture = () => tickBox('Furniture');
const nameOfBox = 'In the total: VAT registration where goods are stored';

it('says that the prices could not be loaded, and loads them again; the duties are there', async () => {
  prices.mockRejectedValueOnce(new Error('down'));
  renderView(<CalculateView report={surveyReport()} />);
  expect(await screen.findByText(/^The prices could not be loaded/)).toBeVisible();
  const duty = screen.getByRole('heading', { name: 'VAT registration where goods are stored' });
  expect(duty).toBeVisible();
  expect(screen.queryByText(/^In the total/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(nameOfBox);
  await userEvent.click(duty);
  expect(screen.getByText('VAT registration Germany', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(/^The prices could not be loaded/)).toBeNull();
});

it('shows the form first and no result, and asks for no prices', async () => {
  const { head } = renderView(<CalculateView report={null} />);
  expect(screen.getByText('Next')).toBeVisible();
  await screen.findByText(/^Your answers stay in your browser/);
  expect(prices).not.toHaveBeenCalled();
  expect(screen.queryByText('What generally follows')).not.toBeInTheDocument();
  expect(head.querySelector('[name=robots]')).toBeNull();
  expectOrderlyHeadings();
});

it('opens a saved report: verdict, sum, duties with their next dates, address and limits, then the form, hidden from search engines', async () => {
  const report = surveyReport();
  const { head } = renderView(<CalculateView report={report} />);
  const result = await screen.findByLabelText('What generally follows', { selector: 'section' });
  const verdict = await screen.findByText(/due now$/, { selector: 'strong' });
  const bar = await screen.findByText(/^Total for .* dut(y|ies)$/);
  expect(verdict.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const form = screen.getByText('Show my obligations');
  expect(result.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  const duty = within(result).getByRole('heading', { name: 'VAT registration where goods are stored' });
  expect(duty).toBeVisible();
  const line = duty.closest('summary');
  const first = duty.closest('li')?.querySelector('ol time')?.getAttribute('datetime');
  expect(line).toHaveTextContent(/next \d+ \w+ \d{4}/);
  expect(line?.querySelector('time')).toHaveAttribute('datetime', first);

  expect(within(result).getByLabelText(/Address of this report/)).toHaveDisplayValue(
    new RegExp(`/cht/calculate/${report.id}$`),
  );
  expect(screen.getByText(/It is neither tax nor legal advice/)).toBeVisible();
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
  expectOrderlyHeadings();
});

it('says what the answers so far come to once the countries are known, with the numbers of the report', async () => {
  const { answers } = surveyReport();
  sessionStorage.setItem('survey', JSON.stringify({ ...toEntries(answers), salesCountries: [] }));
  renderView(<CalculateView report={null} />);
  const countries = await screen.findByText('Countries', { selector: 'button *' });
  await waitFor(() => expect(countries.closest('button')).toBeEnabled());
  expect(prices).not.toHaveBeenCalled();
  await userEvent.click(countries);
  const sales = screen.getByText('Where do you sell?').closest('fieldset') as HTMLElement;
  await userEvent.click(within(sales).getByLabelText('Germany'));
  const total = await screen.findByText(/^So far: /);
  await waitFor(() => expect(total).toHaveTextContent(/Total: from €/));
  const soFar = total.textContent.replace('So far: ', '');
  await userEvent.click(screen.getByText('Selling and sourcing', { selector: 'button *' }));
  await userEvent.click(screen.getByText('Show my obligations'));
  const verdict = await screen.findByText(/due now$/, { selector: '#report strong' });
  expect(verdict.closest('p')).toHaveTextContent(soFar);
  expect(screen.queryByText(/^So far: /)).toBeNull();

  await userEvent.click(tickBox(nameOfBox));
  const lessOne = screen.getByText(/due now$/, { selector: '#report strong' }).closest('p')?.textContent;
  await openAnswers();
  await userEvent.click(furniture());
  await screen.findByText(/^So far: /);
  await userEvent.click(screen.getByText('Show my obligations'));
  await openAnswers();
  await userEvent.click(furniture());
  await waitFor(() => expect(screen.getByText(/^So far: /)).toHaveTextContent(`So far: ${lessOne}`));
});

const old = () => screen.queryByText(/^Your answers have changed/);

it('marks the report as old while the answers are others, and moves the focus to the new one', async () => {
  renderView(<CalculateView report={surveyReport()} />);
  await screen.findByText('What generally follows');
  expect(old()).toBeNull();
  await openAnswers();
  await userEvent.click(furniture());
  expect(old()).toBeVisible();
  await userEvent.click(furniture());
  expect(old()).toBeNull();
  await userEvent.click(furniture());
  expect(scrolledTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Show my obligations'));
  await waitFor(() => expect(old()).toBeNull());
  const result = screen.getByLabelText('What generally follows', { selector: 'section' });
  await waitFor(() => expect(result).toHaveFocus());
  expect(scrolledTo).toHaveBeenLastCalledWith(result);
});

it('changes the sum by a tick box, and keeps it for the same answers while the tab is open', async () => {
  sessionStorage.setItem(
    'survey.report',
    JSON.stringify({ rules: rulesVersion, answers: surveyReport().answers }),
  );
  const { unmount } = renderView(<CalculateView report={null} />);
  await screen.findByText(nameOfBox);
  const box = tickBox(nameOfBox);
  const sum = () => screen.getByText(/^Total for .* dut(y|ies)$/).nextSibling?.textContent;
  const before = sum();
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(sum()).not.toBe(before);
  const verdict = screen.getByText(/due now$/, { selector: 'strong' }).closest('p');
  expect(verdict).toHaveTextContent(sum() ?? 'no sum');
  unmount();
  renderView(<CalculateView report={null} />);
  await screen.findByText(nameOfBox);
  expect(tickBox(nameOfBox)).not.toBeChecked();
  await userEvent.click(tickBox(nameOfBox));
  expect(sum()).toBe(before);
});

describe('a saved report', () => {
  const report = surveyReport({ choice: { ...noChoice, leftOut: ['vatWhereStored'] } });
  const open = (saved = report) => {
    const replace = jest.fn();
    const asPath = `/cht/calculate/${report.id}`;
    renderView(<CalculateView report={saved} />, { asPath, router: { replace } });
    return replace;
  };
  const address = () => screen.queryByLabelText(/Address of this report/);

  it('opens with its ticks, whatever the tab has kept for the same answers', async () => {
    sessionStorage.setItem('survey.sum', JSON.stringify({ answers: report.answers, choice: noChoice }));
    const replace = open();
    await screen.findByText(nameOfBox);
    expect(tickBox(nameOfBox)).not.toBeChecked();
    expect(address()).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });

  it('counts, dates and saves in another rhythm, which the offer takes over', async () => {
    open();
    const dates = () => screen.getAllByText(/^Add all \d+ dates/).at(-1)?.textContent;
    await userEvent.click(await screen.findByText(nameOfBox));
    const before = dates();
    await userEvent.click(screen.getByLabelText('Monthly'));
    expect(screen.getByText(/^Germany: monthly plus the annual return, 13/)).toBeVisible();
    expect(dates()).not.toBe(before);
    expect(currentOffer().rhythm).toBe('month');
    const save = jest.mocked(saveReport).mockResolvedValue('w3hk8rvt5bnd');
    await userEvent.click(screen.getByRole('button', { name: 'Save under its own address' }));
    expect(save).toHaveBeenLastCalledWith(report.answers, { ...noChoice, rhythm: 'month' });
  });

  it('only shows its rhythm until something of it is put into the offer', async () => {
    open({ ...report, choice: { ...noChoice, rhythm: 'month' } });
    expect(await screen.findByLabelText('Monthly')).toBeChecked();
    expect(currentOffer().rhythm).toBe('usual');
    const [add] = screen.getAllByRole('button', { name: /^Add to quote: / });
    await userEvent.click(add!);
    expect(currentOffer().rhythm).toBe('month');
  });

  it('keeps its rhythm with another tick, after a reload too', async () => {
    const { unmount } = renderView(
      <CalculateView report={{ ...report, choice: { ...noChoice, rhythm: 'month' } }} />,
      { asPath: `/cht/calculate/${report.id}` },
    );
    await screen.findByText(nameOfBox);
    const other = screen.getAllByText(/^In the total: /).find(({ textContent }) => textContent !== nameOfBox);
    await userEvent.click(tickBox(other?.textContent ?? 'no other'));
    unmount();
    renderView(<CalculateView report={null} />);
    expect(await screen.findByLabelText('Monthly')).toBeChecked();
  });

  it('gives up its address with another tick, which the tab keeps and which can be saved', async () => {
    const replace = open();
    await userEvent.click(await screen.findByText(nameOfBox));
    expect(address()).toBeNull();
    expect(replace).toHaveBeenLastCalledWith('/cht/calculate', undefined, { shallow: true, scroll: false });
    expect(sessionStorage.getItem('survey.report')).toContain('"companyCountry":"CN"');
    expect(sessionStorage.getItem('survey')).toContain('"companyCountry":"CN"');
    const save = jest.mocked(saveReport).mockResolvedValue('w3hk8rvt5bnd');
    await userEvent.click(screen.getByRole('button', { name: 'Save under its own address' }));
    expect(save).toHaveBeenLastCalledWith(report.answers, noChoice);
    expect(address()).toHaveDisplayValue(/w3hk8rvt5bnd/);
    expect(replace).toHaveBeenLastCalledWith(
      expect.stringMatching(/w3hk8rvt5bnd/),
      undefined,
      expect.anything(),
    );
    await userEvent.click(tickBox(nameOfBox));
    expect(address()).toHaveDisplayValue(new RegExp(report.id));
  });

  it('gives up its address with other answers, which the tab keeps', async () => {
    const replace = open();
    await screen.findByText(nameOfBox);
    await openAnswers();
    await userEvent.click(furniture());
    await userEvent.click(screen.getByText('Show my obligations'));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/cht/calculate', undefined, expect.anything()));
    expect(sessionStorage.getItem('survey.report')).toContain('"furniture"');
    expect(address()).toBeNull();
  });
});

it('opens a duty that the table leads to', async () => {
  renderView(<CalculateView report={surveyReport()} />);
  const link = await screen.findByRole('link', { name: 'VAT registration where goods are stored' });
  const reason = screen.getByText(/^If you store goods in a Member State/);
  expect(reason).not.toBeVisible();
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(reason).toBeVisible();
});

describe('a report that the tab has made before', () => {
  const keep = (rules: string) =>
    sessionStorage.setItem('survey.report', JSON.stringify({ rules, answers: surveyReport().answers }));

  it('is shown again', async () => {
    keep(rulesVersion);
    renderView(<CalculateView report={null} />);
    expect(await screen.findByText('What generally follows')).toBeVisible();
  });

  it('is not shown under other rules, which may ask more', async () => {
    keep('2020-01-01');
    renderView(<CalculateView report={null} />);
    await modulesLoaded();
    expect(screen.queryByText('What generally follows')).toBeNull();
  });
});
