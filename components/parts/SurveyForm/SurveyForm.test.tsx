import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { controlOf } from '@/components/testing/controlOf';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import { noEntries } from '@/services/domain/obligations/surveyEntries';
import { merchant, surveyAnswers } from '@/services/fixtures/surveys';

import { SurveyForm } from './SurveyForm';

const user = userEvent.setup({ delay: null });
const next = () => user.click(screen.getByText('Next'));
const submit = () => user.click(screen.getByText('Show my obligations'));
const openStep = (name: string) => user.click(screen.getByText(name, { selector: 'button *' }));
const questionOf = (legend: string | RegExp) => {
  const group = screen.getByText(legend).closest('fieldset');
  if (!group) throw new Error(`${String(legend)} is no question`);
  return group;
};
const nameOf = (step: string) => screen.getByText(step, { selector: 'h3' });
const company = () => controlOf(/company established/);

const scrolledTo = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = scrolledTo;
});

it('keeps the answers while the tab is open, without changing a saved report', async () => {
  const { unmount } = renderWithProviders(<SurveyForm onAnswer={jest.fn()} />);
  await user.selectOptions(company(), 'Germany');
  await user.click(controlOf('Toys'));
  unmount();
  const { unmount: leave } = renderWithProviders(<SurveyForm onAnswer={jest.fn()} />);
  expect(company()).toHaveValue('DE');
  expect(controlOf('Toys')).toBeChecked();
  leave();
  const saved = surveyAnswers({ crossBorderTurnover: 500 });
  renderWithProviders(<SurveyForm answers={saved} onAnswer={jest.fn()} />);
  expect(controlOf(/Distance sales/)).toHaveValue('500');
});

it('goes from step to step, each of which takes the focus, and returns values as numbers and lists', async () => {
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  renderWithProviders(<SurveyForm onAnswer={onAnswer} />);
  expect(screen.getByText('Back')).not.toBeVisible();
  expect(questionOf('Where do you sell?')).not.toBeVisible();
  await user.selectOptions(company(), 'Germany');
  await user.click(controlOf('Toys'));
  await next();
  await waitFor(() => expect(nameOf('Countries')).toHaveFocus());
  expect(nameOf('Countries')).toHaveTextContent('Step 2 of 4 Countries');
  expect(company()).not.toBeVisible();
  await user.click(controlOf('Germany', questionOf('Where are your goods stored?')));
  await user.click(controlOf('France', questionOf('Where do you sell?')));
  await next();
  await waitFor(() => expect(nameOf('Selling and sourcing')).toHaveFocus());
  await user.click(controlOf('In my own shop'));
  await user.click(controlOf('Yes', questionOf(/Do you import goods/)));
  await next();
  await waitFor(() => expect(nameOf('Turnover')).toHaveFocus());
  expect(screen.getByText('Next')).not.toBeVisible();
  await user.type(controlOf(/Distance sales/), '12.000{Enter}');
  await waitFor(() => expect(onAnswer).toHaveBeenCalled());
  expect(onAnswer.mock.calls[0]?.[0]).toEqual({
    companyCountry: 'DE',
    storageCountries: ['DE'],
    salesCountries: ['FR'],
    productKinds: ['toy'],
    salesChannels: ['ownShop'],
    importedConsignments: [],
    importsToStock: 'yes',
    supplyRoles: [],
    crossBorderTurnover: 12_000,
    smallEnterprise: 'unknown',
  });
});

it('goes to steps that are reached, back, and not beyond a fault', async () => {
  const answers = merchant({ companyCountry: 'DE', salesCountries: ['FR'] });
  renderWithProviders(<SurveyForm answers={{ ...answers, salesChannels: [] }} onAnswer={jest.fn()} />);
  expect(screen.getByText('Turnover', { selector: 'button *' }).closest('button')).toBeDisabled();
  await openStep('Selling and sourcing');
  expect(nameOf('Selling and sourcing')).toHaveFocus();
  expect(screen.getByText('Selling and sourcing', { selector: 'button *' }).closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  await user.click(screen.getByText('Back'));
  expect(nameOf('Countries')).toHaveFocus();
});

it('asks a question and goes through a step only when their answers can matter, and forgets nothing that was entered', async () => {
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  const answers = merchant({ companyCountry: 'DE', salesCountries: ['FR'], importsToStock: 'unknown' });
  renderWithProviders(<SurveyForm answers={answers} onAnswer={onAnswer} />);
  const turnover = controlOf(/Distance sales/);
  await openStep('Turnover');
  expect(turnover).toBeVisible();
  expect(questionOf(/at most 100,000 euros/)).toBeVisible();
  await user.clear(turnover);
  await user.type(turnover, 'much');
  await openStep('Company and products');
  await user.selectOptions(company(), 'Norway');
  expect(screen.queryByText('Turnover', { selector: 'button *' })).toBeNull();
  await openStep('Selling and sourcing');
  expect(questionOf(/Are parcels sent/)).toBeVisible();
  expect(questionOf('How do your goods come to you?')).not.toBeVisible();
  await submit();
  await waitFor(() => expect(onAnswer).toHaveBeenCalled());
  expect(onAnswer.mock.calls[0]?.[0]).toMatchObject({ companyCountry: 'NO', crossBorderTurnover: null });
  await openStep('Company and products');
  await user.selectOptions(company(), 'Germany');
  expect(turnover).toHaveValue('much');
});

it('asks how goods come to the merchant only where that decides who owes something', async () => {
  const answers = merchant({ companyCountry: 'DE', salesCountries: ['DE'], importsToStock: 'unknown' });
  renderWithProviders(<SurveyForm answers={answers} onAnswer={jest.fn()} />);
  await openStep('Selling and sourcing');
  expect(questionOf('How do your goods come to you?')).toBeVisible();
  await user.click(controlOf('Yes', questionOf(/Do you import goods/)));
  expect(questionOf('How do your goods come to you?')).not.toBeVisible();
});

it('shows an error at each missing answer of the step, focuses the first and keeps the others', async () => {
  renderWithProviders(<SurveyForm onAnswer={jest.fn()} />);
  await user.click(controlOf('Toys'));
  await next();
  await screen.findByText('Choose the country of your company.');
  expect(company()).toHaveFocus();
  expect(company()).toHaveAccessibleDescription('Choose the country of your company.');
  expect(screen.queryByText(/Choose at least one country you sell to/)).toBeNull();
  expect(controlOf('Toys')).toBeChecked();
});

it('opens an earlier step for what is missing there by now', async () => {
  const onAnswer = jest.fn();
  const answers = merchant({ companyCountry: 'CN', salesCountries: ['DE'] });
  renderWithProviders(<SurveyForm answers={answers} onAnswer={onAnswer} />);
  await openStep('Selling and sourcing');
  // Its step is hidden, as after another tab has changed what is kept.
  fireEvent.click(controlOf('Germany', questionOf('Where do you sell?')));
  await submit();
  await waitFor(() => expect(controlOf('Germany', questionOf('Where do you sell?'))).toHaveFocus());
  expect(questionOf('Where do you sell?')).toHaveAccessibleDescription(
    /Choose at least one country you sell to\./,
  );
  expect(onAnswer).not.toHaveBeenCalled();
});

it('makes a report anew from any step, and checks all of them', async () => {
  const onAnswer = jest.fn();
  const answers = merchant({ companyCountry: 'CN', salesCountries: ['DE'] });
  renderWithProviders(<SurveyForm answers={answers} isAnswered onAnswer={onAnswer} />);
  await user.click(controlOf('Toys'));
  await submit();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  await next();
  expect(nameOf('Countries')).toHaveFocus();
  await user.click(controlOf('Germany', questionOf('Where do you sell?')));
  await user.click(screen.getByText('Back'));
  await submit();
  await waitFor(() => expect(questionOf('Where do you sell?')).toBeVisible());
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

it.each([
  ['', null],
  ['much', undefined],
])('takes the turnover %j as %j', async (text, amount) => {
  const onAnswer = jest.fn();
  const answers = merchant({ companyCountry: 'DE', salesCountries: ['FR'] });
  renderWithProviders(<SurveyForm answers={answers} onAnswer={onAnswer} />);
  await openStep('Turnover');
  const turnover = controlOf(/Distance sales/);
  fireEvent.change(turnover, { target: { value: text } });
  await submit();
  if (amount === null)
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith({ ...answers, crossBorderTurnover: null }));
  else await waitFor(() => expect(turnover).toHaveAccessibleDescription(/Enter whole euros/));
  expect(turnover).toHaveValue(text);
});

it('starts with the answers of a saved report, in either language', () => {
  renderWithProviders(<SurveyForm answers={surveyAnswers()} onAnswer={jest.fn()} />, { locale: 'de' });
  expect(controlOf(/Sitz/)).toHaveValue('CN');
  const storage = questionOf('Wo lagern Ihre Waren?');
  expect(controlOf('Polen', storage)).toBeChecked();
  expect(controlOf(/Fernverkäufe/)).toHaveValue('240000');
});

it('is sent to the page that answers it without scripts, with what it starts with in the HTML', () => {
  const answers = merchant({ companyCountry: 'DE', salesCountries: ['FR', 'FI'], smallEnterprise: 'no' });
  const { container } = renderWithProviders(<SurveyForm answers={answers} onAnswer={jest.fn()} />);
  // A form that is reset shows what its HTML says.
  const form = container.querySelector('form')?.cloneNode(true) as HTMLFormElement;
  form.reset();
  expect(form).toHaveAttribute('action', '/cht/calculate/answer');
  const data = new FormData(form);
  expect(data.get('companyCountry')).toBe('DE');
  expect(data.getAll('salesCountries')).toEqual(['FR', 'FI']);
  expect(data.get('smallEnterprise')).toBe('no');
});

it('says what was missing when it was sent without scripts, until it is sent again', async () => {
  const sent = { ...noEntries, productKinds: ['toy' as const] };
  renderWithProviders(<SurveyForm sent={sent} onAnswer={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Something is missing or wrong\..*Choose the country of your company\./,
  );
  expect(controlOf('Toys')).toBeChecked();
  expect(company()).toHaveAccessibleDescription('Choose the country of your company.');
  await next();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('opens the first step with a fault of what was sent without scripts', () => {
  const sent = { ...noEntries, companyCountry: 'CN', productKinds: ['toy' as const] };
  renderWithProviders(<SurveyForm sent={sent} onAnswer={jest.fn()} />);
  expect(questionOf('Where do you sell?')).toBeVisible();
  expect(company()).not.toBeVisible();
});
