import { textOf, textsOf } from './readForm';

it('cleans the texts of a form as the site does before it sends them, and leaves a password as it was typed', () => {
  const form = new FormData();
  form.set('companyName', '  Nordlicht 🙂 Handels GmbH ');
  form.set('password', ' pass🙂word 1 ');
  expect(textsOf(form, ['companyName', 'channelNo'])).toEqual({
    companyName: 'Nordlicht  Handels GmbH',
    channelNo: '',
  });
  expect(textOf(form, 'password')).toBe(' pass🙂word 1 ');
});
