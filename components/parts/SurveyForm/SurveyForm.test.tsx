import { fireEvent, screen } from '@testing-library/react';

import { controlOf } from '@/components/testing/controlOf';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import { noEntries } from '@/services/domain/obligations/surveyEntries';
import { merchant, surveyAnswers } from '@/services/fixtures/surveys';

import { SurveyForm } from './SurveyForm';

// Each press renders the whole form: one event is enough for what happens here.
const press = (text: string) => fireEvent.click(screen.getByText(text));
const submit = () => press('Show my obligations');
const stepTo = (name: string) => screen.getByText(name, { selector: 'button *' });
const openStep = (name: string) => fireEvent.click(stepTo(name));
const questionOf = (legend: string | RegExp) => {
  const group = screen.getByText(legend).closest('fieldset');
  if (!group) throw new Error(`${String(legend)} is no question`);
  return group;
};
const nameOf = (step: string) => screen.getByText(step, { selector: 'h3' });
const company = () => controlOf(/company established/);
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const keep = (entries: object) => sessionStorage.setItem('survey', JSON.stringify(entries));

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

it('goes from step to step, each of which takes the focus, and returns what the tab has kept as numbers and lists', () => {
  const answers = {
    companyCountry: 'DE',
    storageCountries: ['DE'],
    salesCountries: ['FR'],
    productKinds: ['toy'],
    salesChannels: ['ownShop'],
    importsToStock: 'yes',
  };
  keep({ ...answers, crossBorderTurnover: '12.000' });
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  renderWithProviders(<SurveyForm onAnswer={onAnswer} />);
  expect(screen.getByText('Back')).not.toBeVisible();
  expect(questionOf('Where do you sell?')).not.toBeVisible();
  press('Next');
  expect(nameOf('Countries')).toHaveFocus();
  expect(nameOf('Countries')).toHaveTextContent('Step 2 of 4 Countries');
  expect(company()).not.toBeVisible();
  press('Next');
  expect(nameOf('Selling and sourcing')).toHaveFocus();
  press('Next');
  expect(nameOf('Turnover')).toHaveFocus();
  expect(screen.getByText('Next')).not.toBeVisible();
  submit();
  expect(onAnswer.mock.calls).toEqual([
    [
      {
        ...answers,
        importedConsignments: [],
        supplyRoles: [],
        crossBorderTurnover: 12_000,
        smallEnterprise: 'unknown',
      },
    ],
  ]);
});

it('goes to steps that are reached, back, and not beyond a fault', () => {
  const answers = merchant({ companyCountry: 'DE', salesCountries: ['FR'] });
  renderWithProviders(<SurveyForm answers={{ ...answers, salesChannels: [] }} onAnswer={jest.fn()} />);
  expect(stepTo('Turnover').closest('button')).toBeDisabled();
  openStep('Selling and sourcing');
  expect(nameOf('Selling and sourcing')).toHaveFocus();
  expect(stepTo('Selling and sourcing').closest('li')).toHaveAttribute('aria-current', 'step');
  press('Back');
  expect(nameOf('Countries')).toHaveFocus();
});

it('asks a question and goes through a step only when their answers can matter, and forgets nothing that was entered', () => {
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  const answers = merchant({ companyCountry: 'DE', salesCountries: ['FR'], importsToStock: 'unknown' });
  renderWithProviders(<SurveyForm answers={answers} onAnswer={onAnswer} />);
  const turnover = controlOf(/Distance sales/);
  openStep('Turnover');
  expect(turnover).toBeVisible();
  expect(questionOf(/at most 100,000 euros/)).toBeVisible();
  enter(turnover, 'much');
  enter(company(), 'NO');
  expect(screen.queryByText('Turnover', { selector: 'button *' })).toBeNull();
  openStep('Selling and sourcing');
  expect(questionOf(/Are parcels sent/)).toBeVisible();
  expect(questionOf('How do your goods come to you?')).not.toBeVisible();
  submit();
  expect(onAnswer.mock.calls[0]?.[0]).toMatchObject({ companyCountry: 'NO', crossBorderTurnover: null });

  enter(company(), 'DE');
  openStep('Turnover');
  submit();
  expect(turnover).toHaveValue('much');
  expect(turnover).toHaveAccessibleDescription(/Enter whole euros/);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

it('shows an error at each missing answer of the step, focuses the first and keeps the others', () => {
  keep({ productKinds: ['toy'] });
  renderWithProviders(<SurveyForm onAnswer={jest.fn()} />);
  press('Next');
  expect(company()).toHaveFocus();
  expect(company()).toHaveAccessibleDescription('Choose the country of your company.');
  expect(screen.queryByText(/Choose at least one country you sell to/)).toBeNull();
  expect(controlOf('Toys')).toBeChecked();
});

it('opens an earlier step for what is missing there by now', () => {
  const onAnswer = jest.fn();
  const answers = merchant({ companyCountry: 'CN', salesCountries: ['DE'] });
  renderWithProviders(<SurveyForm answers={answers} onAnswer={onAnswer} />);
  openStep('Selling and sourcing');
  const sales = questionOf('Where do you sell?');
  // Its step is hidden, as after another tab has changed what is kept.
  fireEvent.click(controlOf('Germany', sales));
  submit();
  expect(controlOf('Germany', sales)).toHaveFocus();
  expect(sales).toHaveAccessibleDescription(/Choose at least one country you sell to\./);
  expect(onAnswer).not.toHaveBeenCalled();
});

it('makes a report anew from any step, goes on without a check, and checks all steps for the report', () => {
  const onAnswer = jest.fn();
  const answers = { ...merchant({ companyCountry: 'CN', salesCountries: ['DE'] }), companyCountry: '' };
  renderWithProviders(<SurveyForm answers={answers} isAnswered onAnswer={onAnswer} />);
  press('Next');
  expect(nameOf('Countries')).toHaveFocus();
  submit();
  expect(company()).toBeVisible();
  expect(onAnswer).not.toHaveBeenCalled();
  enter(company(), 'CN');
  submit();
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

it('starts with the answers of a saved report, in either language, whatever the tab has kept', () => {
  keep({ companyCountry: 'DE', crossBorderTurnover: '500' });
  renderWithProviders(<SurveyForm answers={surveyAnswers()} onAnswer={jest.fn()} />, { locale: 'de' });
  expect(controlOf(/Sitz/)).toHaveValue('CN');
  expect(controlOf('Polen', questionOf('Wo lagern Ihre Waren?'))).toBeChecked();
  expect(controlOf(/Fernverkäufe/)).toHaveValue('240000');
  fireEvent.click(controlOf('Spielzeug'));
  expect(sessionStorage.getItem('survey')).toContain('500');
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

it('opens the first step with a fault of what was sent without scripts, and names it until it is sent again', () => {
  const sent = { ...noEntries, companyCountry: 'CN', productKinds: ['toy' as const] };
  renderWithProviders(<SurveyForm sent={sent} onAnswer={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Something is missing or wrong\..*Choose at least one country you sell to\./,
  );
  const sales = questionOf('Where do you sell?');
  expect(sales).toBeVisible();
  expect(sales).toHaveAccessibleDescription(/Choose at least one country you sell to\./);
  expect(company()).not.toBeVisible();
  expect(controlOf('Toys')).toBeChecked();
  press('Next');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('misses nothing yet in what a link has filled in', () => {
  const sent = { ...noEntries, productKinds: ['toy' as const] };
  renderWithProviders(<SurveyForm sent={sent} isPrefilled onAnswer={jest.fn()} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(controlOf('Toys')).toBeChecked();
});
