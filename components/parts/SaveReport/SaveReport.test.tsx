import { fireEvent, screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { loadFormState } from '@/services/browser/storage/formState';
import { surveyReport } from '@/services/fixtures/surveys';

import { SaveReport } from './SaveReport';

// Shows (requirements, 7.14).

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
