import { titleText } from './titleOf';

it.each([
  [{ title: 'Fees' }, { useAsTitle: 'title' }, 'Fees'],
  [{ title: '' }, { useAsTitle: 'title' }, '7'],
  [{ title: { en: 'Fees' } }, { useAsTitle: 'title' }, '7'],
  [{ id: 'menu' }, {}, 'menu'],
  [null, {}, '7'],
])('%j with %j is called %s', (document, admin, title) => expect(titleText(document, admin, 7)).toBe(title));
