import { fireEvent, screen, waitFor } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { saveReport } from '@/services/browser/api/surveys';
import { loadFormState } from '@/services/browser/storage/formState';
import { noChoice } from '@/services/domain/obligations/survey';
import { surveyReport } from '@/services/fixtures/surveys';

import { SaveReport } from './SaveReport';

// Shows (requirements, 7.14).

jest.mock('@/services/browser/api/surveys');

const urlOf = (id: string) => `https://www.example.com/cht/calculate/${id}`;
const saved = surveyReport();
const show = () =>
  renderWithProviders(<SaveReport content={saved} opened={saved} urlOf={urlOf} onId={jest.fn()} />);

beforeEach(() => sessionStorage.clear());

it('carries the address of a saved report into an enquiry', () => {
  show();
  const link = screen.getByRole('link', { name: 'Request a quote for this report' });
  expect(link).toHaveAttribute('href', '/cht/Contact#enquiry');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(loadFormState('enquiry.contact')).toEqual({ message: `My report: ${urlOf(saved.id)}` });
});

it('opens an e-mail with the address of the report', () => {
  show();
  const href = screen.getByRole('link', { name: 'Send it to yourself by e-mail' }).getAttribute('href');
  expect(href).toMatch(/^mailto:\?subject=/);
  expect(new URLSearchParams(href?.split('?')[1]).get('body')).toBe(urlOf(saved.id));
});

it('has the address of a report only while exactly that is shown, and another once the change is saved', async () => {
  const onId = jest.fn<void, [string | undefined]>();
  const of = (content: typeof saved) => (
    <SaveReport content={content} opened={saved} urlOf={urlOf} onId={onId} />
  );
  const { rerender } = renderWithProviders(of(saved));
  const monthly = { ...saved, choice: { ...noChoice, rhythm: 'month' as const } };
  rerender(of(monthly));
  const save = jest.mocked(saveReport).mockResolvedValue('w3hk8rvt5bnd');
  fireEvent.click(screen.getByText('Save under its own address'));
  expect(save).toHaveBeenLastCalledWith(saved.answers, monthly.choice);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Address of this report/)).toHaveValue(urlOf('w3hk8rvt5bnd')),
  );
  rerender(of(saved));
  expect(screen.getByLabelText(/^Address of this report/)).toHaveValue(urlOf(saved.id));
  expect(onId.mock.calls).toEqual([[saved.id], [undefined], ['w3hk8rvt5bnd'], [saved.id]]);
});
