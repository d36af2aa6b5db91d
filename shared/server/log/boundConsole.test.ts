import { boundConsole } from './boundConsole';

const noted: unknown[][] = [];
const target: Pick<Console, 'error' | 'warn'> = { error: () => {}, warn: () => {} };
boundConsole((...given) => noted.push(given), target);

beforeEach(() => {
  noted.length = 0;
});

it('logs a page error that Next writes on a separate line', () => {
  const error = new TypeError('x is undefined');
  target.error(error);
  target.error('\u001b[31m⨯\u001b[0m', error);
  expect(noted).toEqual([
    ['Next', error, 'error'],
    ['Next', error, 'error'],
  ]);
});

it('logs other values as a message without colours and stack', () => {
  target.warn('\u001b[33m⚠\u001b[0m', 'Failed to update', { a: 1 });
  expect(noted).toMatchObject([
    ['Next', { name: 'Message', message: '⚠ Failed to update { a: 1 }', stack: undefined }, 'warn'],
  ]);
});
