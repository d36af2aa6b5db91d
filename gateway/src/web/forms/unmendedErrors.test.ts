import { unmendedErrors, withField } from './unmendedErrors';

const state = { round: 2, errors: { phone: 'wrong', password: 'short' }, values: {} };
const none = { round: 0, names: [] };

it('keeps every error until a field is changed', () => {
  expect(unmendedErrors(state, none)).toEqual(state.errors);
});

it('drops the error of a field that was changed', () => {
  const changed = withField(withField(none, 2, 'phone'), 2, 'companyName');
  expect(unmendedErrors(state, changed)).toEqual({ password: 'short' });
  expect(unmendedErrors(state, withField(changed, 2, 'password'))).toEqual({});
});

it('has the errors of the next answer, whatever was changed before', () => {
  const changed = withField(none, 1, 'phone');
  expect(unmendedErrors(state, changed)).toEqual(state.errors);
  expect(unmendedErrors(state, withField(changed, 2, 'password'))).toEqual({ phone: 'wrong' });
});
