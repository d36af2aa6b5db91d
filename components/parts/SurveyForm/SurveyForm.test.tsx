import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import { surveyAnswers } from '@/services/fixtures/surveys';

import { SurveyForm } from './SurveyForm';

/** Roles of a hundred boxes take jsdom seconds to work out; labels do not. */
const user = userEvent.setup({ delay: null });
const submit = () => user.click(screen.getByText('Show my obligations'));
const questionOf = (legend: string) => {
  const group = screen.getByText(legend).closest('fieldset');
  if (!group) throw new Error(`${legend} is no question`);
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

it('returns the entered values as numbers and lists', async () => {
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  renderWithProviders(<SurveyForm onAnswer={onAnswer} />);
  await user.selectOptions(screen.getByLabelText(/company established/), 'Germany');
  const sales = questionOf('Where do you sell?');
  await user.click(within(sales).getByLabelText('France'));
  await user.click(screen.getByLabelText('Toys'));
  await user.click(screen.getByLabelText('In my own shop'));
  const turnover = screen.getByLabelText(/Distance sales/);
  await user.type(turnover, '12.000');
  await submit();
  expect(onAnswer.mock.calls[0]?.[0]).toEqual({
    companyCountry: 'DE',
    storageCountries: [],
    salesCountries: ['FR'],
    productKinds: ['toy'],
    salesChannels: ['ownShop'],
    importedConsignments: [],
    crossBorderTurnover: 12_000,
  });
});

it('takes an empty turnover as not known', async () => {
  const onAnswer = jest.fn<void, [SurveyAnswers]>();
  const saved = surveyAnswers({ crossBorderTurnover: null });
  renderWithProviders(<SurveyForm answers={saved} onAnswer={onAnswer} />);
  expect(screen.getByLabelText(/Distance sales/)).toHaveValue('');
  await submit();
  expect(onAnswer.mock.calls[0]?.[0]).toEqual(saved);
});

it('shows an error at each missing answer, focuses the first and keeps the others', async () => {
  const onAnswer = jest.fn();
  renderWithProviders(<SurveyForm onAnswer={onAnswer} />);
  const turnover = screen.getByLabelText(/Distance sales/);
  await user.type(turnover, 'much');
  await submit();
  await screen.findByText('Choose the country of your company.');
  expect(onAnswer).not.toHaveBeenCalled();
  const company = screen.getByLabelText(/company established/);
  expect(company).toHaveFocus();
  expect(company).toHaveAccessibleDescription('Choose the country of your company.');
  expect(questionOf('Where do you sell?')).toHaveAccessibleDescription(
    /Choose at least one country you sell to\./,
  );
  expect(turnover).toHaveAccessibleDescription(/Enter whole euros/);
  expect(turnover).toHaveValue('much');
});

it('starts with the answers of a saved report, in either language', () => {
  renderWithProviders(<SurveyForm answers={surveyAnswers()} onAnswer={jest.fn()} />, { locale: 'de' });
  expect(screen.getByLabelText(/Sitz/)).toHaveValue('CN');
  const storage = questionOf('Wo lagern Ihre Waren?');
  expect(within(storage).getByLabelText('Polen')).toBeChecked();
  expect(screen.getByLabelText(/Fernverkäufe/)).toHaveValue('240000');
});
