import { fireEvent, render, screen } from '@testing-library/react';

import type { FormState } from './formState';
import { useActionForm } from './useActionForm';

const answers: FormState[] = [
  { round: 1, errors: { phone: 'wrong', password: 'short' }, values: {} },
  { round: 2, errors: { phone: 'wrong' }, values: {} },
  { round: 3, errors: { form: 'busy' }, values: {} },
];

function Form() {
  const { state, formProps } = useActionForm<FormState>(
    ({ round }) => Promise.resolve(answers[round] ?? { round, errors: {}, values: {} }),
    { round: 0, errors: {}, values: {} },
  );
  return (
    <form {...formProps}>
      {state.errors.form && (
        <p role="alert" tabIndex={-1}>
          {state.errors.form}
        </p>
      )}
      {['phone', 'password'].map((name) => (
        <label key={name}>
          {name}
          <input name={name} aria-invalid={name in state.errors} />
        </label>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

it('leads to what is wrong, keeps what was typed, and drops an error once its field is changed', async () => {
  render(<Form />);
  const [phone, password] = [screen.getByLabelText('phone'), screen.getByLabelText('password')];
  const send = () => fireEvent.click(screen.getByRole('button'));
  fireEvent.input(password, { target: { value: 'short 1' } });

  send();
  await screen.findByLabelText('phone', { selector: '[aria-invalid=true]' });
  expect(phone).toHaveFocus();
  expect(password).toHaveValue('short 1');

  fireEvent.input(phone, { target: { value: '1' } });
  expect(phone).toBeValid();
  expect(password).toBeInvalid();

  send();
  await screen.findByLabelText('phone', { selector: '[aria-invalid=true]' });
  expect(password).toBeValid();

  send();
  expect(await screen.findByRole('alert')).toHaveFocus();
});
