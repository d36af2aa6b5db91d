import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import { noEntries } from '@/services/domain/obligations/surveyEntries';
import { merchant, surveyAnswers } from '@/services/fixtures/surveys';

import { SurveyForm } from './SurveyForm';

/** Roles of a hundred boxes take jsdom seconds to work out; labels do not. */
const user = userEvent.setup({ delay: null });
const submit = () => user.click(screen.getByText('Show my obligations'));
const questionOf = (legend: string | RegExp) => {
  const group = screen.getByText(legend).closest('fieldset');
  if (!group) throw new Error(`${String(legend)} is no question`);
  return group;
};

beforeEach(() => sessionStorage.clear());

it('keeps the answers while the tab is open, without changing a saved report', async () => {
  const { unmount } = renderWithProviders(<SurveyForm onAnswer={jest.fn()} />);
  await user.selectOptions(screen.getByLabelText(/company established/), 'Germany');
  await user.click(screen.getByLabelText('Toys'));
  await user.type(screen.getByLabelText(/Distance sales/), '12.000');
  unmount();
  const { unmount: leave } = renderWithProviders(<SurveyForm onAnswer={jest.fn()} />);
  expect(screen.getByLabelText(/company established/)).toHaveValue('DE');
  expect(screen.getByLabelText('Toys')).toBeChecked();
  expect(screen.getByLabelText(/Distance sales/)).toHaveValue('12.000');
  leave();
  const saved = surveyAnswers({ crossBorderTurnover: 500 });
  renderWithProviders(<SurveyForm answers={saved} onAnswer={jest.fn()} />);
  expect(screen.getByLabelText(/Distance sales/)).toHaveValue('500');
});

const fillIn = async () => {
  await user.selectOptions(screen.getByLabelText(/company established/), 'Germany');
  await user.click(screen.getByLabelText('Toys'));
  await user.click(within(questionOf('Where are your goods stored?')).getByLabelText('Germany'));
  await user.click(within(questionOf('Where do you sell?')).getByLabelText('France'));
  await user.click(screen.getByLabelText('In my own shop'));
};

it('returns the entered values as numbers and lists; what was not answered is not known', async () => {
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  renderWithProviders(<SurveyForm onAnswer={onAnswer} />);
  await fillIn();
  await user.type(screen.getByLabelText(/Distance sales/), '12.000');
  await user.click(within(questionOf(/Do you import goods/)).getByLabelText('Yes'));
  await submit();
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

it('asks a question only when its answer can matter, and forgets nothing that was entered', async () => {
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  renderWithProviders(<SurveyForm onAnswer={onAnswer} />);
  const turnover = screen.getByLabelText(/Distance sales/);
  expect(questionOf(/Are parcels sent/)).not.toBeVisible();
  expect(questionOf(/Do you import goods/)).not.toBeVisible();
  expect(turnover).not.toBeVisible();
  await fillIn();
  await waitFor(() => expect(turnover).toBeVisible());
  expect(questionOf(/Are parcels sent/)).toBeVisible();
  expect(questionOf(/Do you import goods/)).toBeVisible();
  expect(questionOf(/at most 100,000 euros/)).toBeVisible();

  await user.type(turnover, 'much');
  await user.selectOptions(screen.getByLabelText(/company established/), 'Norway');
  expect(turnover).not.toBeVisible();
  expect(questionOf(/at most 100,000 euros/)).not.toBeVisible();
  await submit();
  expect(onAnswer.mock.calls[0]?.[0]).toMatchObject({ companyCountry: 'NO', crossBorderTurnover: null });
  await user.selectOptions(screen.getByLabelText(/company established/), 'Germany');
  expect(turnover).toHaveValue('much');
});

it('asks how goods come to the merchant only where that decides who owes something', async () => {
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  renderWithProviders(<SurveyForm onAnswer={onAnswer} />);
  expect(questionOf('How do your goods come to you?')).not.toBeVisible();
  await fillIn();
  await waitFor(() => expect(questionOf('How do your goods come to you?')).toBeVisible());
  await user.click(screen.getByLabelText('From suppliers in our own country'));
  await submit();
  expect(onAnswer.mock.calls[0]?.[0].supplyRoles).toEqual(['homeSupplier']);
  await user.click(within(questionOf(/Do you import goods/)).getByLabelText('Yes'));
  expect(questionOf('How do your goods come to you?')).not.toBeVisible();
});

it('takes an empty turnover as not known', async () => {
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  const saved = merchant({ companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: null });
  renderWithProviders(<SurveyForm answers={saved} onAnswer={onAnswer} />);
  expect(screen.getByLabelText(/Distance sales/)).toHaveValue('');
  await submit();
  expect(onAnswer.mock.calls[0]?.[0]).toEqual(saved);
});

it('shows an error at each missing answer, focuses the first and keeps the others', async () => {
  const onAnswer = jest.fn();
  renderWithProviders(<SurveyForm onAnswer={onAnswer} />);
  await user.click(screen.getByLabelText('Toys'));
  await submit();
  await screen.findByText('Choose the country of your company.');
  expect(onAnswer).not.toHaveBeenCalled();
  const company = screen.getByLabelText(/company established/);
  expect(company).toHaveFocus();
  expect(company).toHaveAccessibleDescription('Choose the country of your company.');
  expect(questionOf('Where do you sell?')).toHaveAccessibleDescription(
    /Choose at least one country you sell to\./,
  );
  expect(screen.getByLabelText('Toys')).toBeChecked();
});

it('says how an amount is entered', async () => {
  const onAnswer = jest.fn();
  renderWithProviders(<SurveyForm onAnswer={onAnswer} />);
  await fillIn();
  const turnover = screen.getByLabelText(/Distance sales/);
  await user.type(turnover, 'much');
  await submit();
  await waitFor(() => expect(turnover).toHaveAccessibleDescription(/Enter whole euros/));
  expect(turnover).toHaveValue('much');
  expect(onAnswer).not.toHaveBeenCalled();
});

it('starts with the answers of a saved report, in either language', () => {
  renderWithProviders(<SurveyForm answers={surveyAnswers()} onAnswer={jest.fn()} />, { locale: 'de' });
  expect(screen.getByLabelText(/Sitz/)).toHaveValue('CN');
  const storage = questionOf('Wo lagern Ihre Waren?');
  expect(within(storage).getByLabelText('Polen')).toBeChecked();
  expect(screen.getByLabelText(/Fernverkäufe/)).toHaveValue('240000');
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
  expect(screen.getByLabelText('Toys')).toBeChecked();
  expect(screen.getByLabelText(/company established/)).toHaveAccessibleDescription(
    'Choose the country of your company.',
  );
  await submit();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
