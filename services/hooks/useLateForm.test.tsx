import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { loadFormState, saveFormState } from '@/services/browser/storage/formState';

import { useLateForm } from './useLateForm';

interface Entries {
  name: string;
  kinds: string[];
}
const values: Entries = { name: '', kinds: [] };

let isMissing = false;
jest.mock('./formControl', () => {
  if (isMissing) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('./formControl');
});

const submitted = jest.fn();

function Form({ start = values, storageKey }: { start?: Partial<Entries>; storageKey?: string }) {
  const form = useLateForm<Entries>({ values: start, storageKey });
  const { element, register, handleSubmit, errors, hasFailed } = form;
  return (
    <form ref={element} noValidate onSubmit={handleSubmit((entries) => submitted(entries))}>
      <input {...register('name', { required: 'Missing' })} aria-label="Name" />
      <input {...register('kinds')} type="checkbox" value="toy" aria-label="Toy" />
      <input {...register('kinds')} type="checkbox" value="tyre" aria-label="Tyre" />
      <button>Send</button>
      <p>{hasFailed ? 'Failed' : errors.name?.message}</p>
    </form>
  );
}
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');

beforeEach(() => {
  submitted.mockClear();
  sessionStorage.clear();
});

// The first three tests: later ones find the library loaded.
it('keeps entries that the form does not show yet when it is submitted', async () => {
  isMissing = true;
  saveFormState('form', { name: 'Grace', kinds: ['toy'] });
  render(<Form storageKey="form" />);
  fireEvent.input(nameField(), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByText('Send'));
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(loadFormState('form')).toEqual({ name: 'Ada', kinds: ['toy'] });
});

it('says that the library has not come, and keeps the entries', async () => {
  isMissing = true;
  jest.resetModules();
  render(<Form storageKey="form" />);
  await userEvent.type(nameField(), 'Ada');
  await userEvent.click(screen.getByLabelText('Tyre'));
  fireEvent.click(screen.getByText('Send'));
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(nameField()).toHaveValue('Ada');
  expect(loadFormState('form')).toEqual({ name: 'Ada', kinds: ['tyre'] });
  isMissing = false;
  jest.resetModules();
});

it('keeps entries, focus and caret when the library comes, and then sends a form that was submitted before', async () => {
  render(<Form storageKey="form" />);
  const field = nameField();
  field.focus();
  fireEvent.input(field, { target: { value: 'Ada Brandt' } });
  field.setSelectionRange(3, 3);
  fireEvent.click(screen.getByLabelText('Tyre'));
  fireEvent.click(screen.getByText('Send'));
  expect(submitted).not.toHaveBeenCalled();

  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(submitted.mock.calls).toEqual([[{ name: 'Ada Brandt', kinds: ['tyre'] }]]);
  expect(loadFormState('form')).toEqual({ name: 'Ada Brandt', kinds: ['tyre'] });
  expect(nameField()).toBe(field);
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(3);
});

it('keeps what was kept in a field without a first value', async () => {
  saveFormState('form', { name: 'Grace', kinds: ['toy'] });
  render(<Form start={{ kinds: [] }} storageKey="form" />);
  await screen.findByDisplayValue('Grace');
  expect(loadFormState('form')).toEqual({ name: 'Grace', kinds: ['toy'] });
});

it('shows the first values, and an error that goes away with a right entry', async () => {
  render(<Form start={{ name: 'Ada', kinds: ['toy'] }} />);
  expect(nameField()).toHaveValue('Ada');
  expect(screen.getByLabelText('Toy')).toBeChecked();
  await userEvent.clear(nameField());
  await userEvent.click(screen.getByText('Send'));
  expect(screen.getByText('Missing')).toBeVisible();
  expect(nameField()).toHaveFocus();
  await userEvent.type(nameField(), 'B');
  expect(screen.queryByText('Missing')).toBeNull();
});

it('keeps the entries while the tab is open, where it has a key for them', async () => {
  const { unmount } = render(<Form storageKey="form" />);
  await userEvent.type(nameField(), 'Ada');
  unmount();
  render(<Form storageKey="form" />);
  expect(nameField()).toHaveValue('Ada');
});
