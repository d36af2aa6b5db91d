import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { loadFormState, saveFormState } from '@/services/browser/storage/formState';

import { useForm } from './useForm';

const values = { name: '', secret: '', kinds: [] as string[] };
type Entries = typeof values;
const submitted = jest.fn();

function Form({ start = values, storageKey = 'form' }: { start?: Entries; storageKey?: string }) {
  const form = useForm<Entries, string>({
    values: start,
    storageKey,
    kept: ['name', 'kinds'],
    check: ({ name, kinds }) => ({
      ...(name === '' && { name: 'Missing' }),
      ...(kinds.length > 1 && { kinds: 'Too many' }),
    }),
  });
  const { element, handlers, faults, fail, fill, setFocus, entries } = form;
  return (
    <form ref={element} noValidate {...handlers(submitted)}>
      <input name="name" defaultValue={start.name} aria-label="Name" aria-invalid={Boolean(faults.name)} />
      <input name="secret" aria-label="Secret" />
      {['toy', 'tyre'].map((kind) => (
        <input key={kind} name="kinds" type="checkbox" value={kind} aria-label={kind} />
      ))}
      <button>Send</button>
      <button type="button" onClick={() => fail({ name: 'Taken' })}>
        Fail
      </button>
      <button type="button" onClick={() => fill({ name: 'Grace', secret: 'filled' })}>
        Fill
      </button>
      <button type="button" onClick={() => setFocus('kinds')}>
        Focus
      </button>
      <p>{[faults.name, faults.kinds].filter(Boolean).join(', ')}</p>
      <output>{JSON.stringify(entries)}</output>
    </form>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const click = (name: string) => userEvent.click(screen.getByText(name));

beforeEach(() => {
  submitted.mockClear();
  sessionStorage.clear();
});

it('submits the entries, lists of boxes among them', async () => {
  render(<Form />);
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.click(field('tyre'));
  await click('Send');
  expect(submitted).toHaveBeenCalledWith({ name: 'Ada', secret: '', kinds: ['tyre'] });
});

it('is not submitted with a fault, whose field takes the focus; it goes away with a right entry', async () => {
  render(<Form />);
  await click('Send');
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByText('Missing')).toBeVisible();
  expect(field('Name')).toHaveFocus();
  await userEvent.type(field('Name'), 'B');
  expect(screen.queryByText('Missing')).toBeNull();
});

it('checks a field as it changes only once it was tried to submit', async () => {
  render(<Form />);
  await userEvent.click(field('toy'));
  await userEvent.click(field('tyre'));
  expect(screen.queryByText('Too many')).toBeNull();
  await click('Send');
  expect(screen.getByText('Missing, Too many')).toBeVisible();
  await userEvent.click(field('toy'));
  expect(screen.getByText('Missing')).toBeVisible();
});

it('shows an error of the gateway until its field is changed', async () => {
  render(<Form start={{ ...values, name: 'Ada' }} />);
  await click('Fail');
  expect(screen.getByText('Taken')).toBeVisible();
  expect(field('Name')).toHaveFocus();
  await userEvent.type(field('Name'), 'm');
  expect(screen.queryByText('Taken')).toBeNull();
});

it('keeps the entries while the tab is open, but no secrets', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.type(field('Secret'), 'x');
  await userEvent.click(field('toy'));
  expect(loadFormState('form')).toEqual({ name: 'Ada', kinds: ['toy'] });
  unmount();
  render(<Form />);
  expect(field('Name')).toHaveValue('Ada');
  expect(field('toy')).toBeChecked();
  expect(field('tyre')).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('{"name":"Ada","secret":"","kinds":["toy"]}');
});

it('fills in kept entries where a field was left as it came, and lets an empty one be', () => {
  saveFormState('form', { name: '', kinds: ['toy'] });
  render(<Form start={{ ...values, name: 'Ada' }} />);
  expect(field('Name')).toHaveValue('Ada');
  expect(field('toy')).toBeChecked();
});

it('fills in fields that nobody has changed', async () => {
  render(<Form />);
  await userEvent.type(field('Name'), 'Ada');
  await click('Fill');
  expect(field('Name')).toHaveValue('Ada');
  expect(field('Secret')).toHaveValue('filled');
});

it('moves the focus to a field by its name', async () => {
  render(<Form />);
  await click('Focus');
  expect(field('toy')).toHaveFocus();
});
