import { toPageError } from './pageError';

// Shows (requirements, 8.5).

it.each([
  ['an error', new Error('Cannot read this.'), 'Cannot read this.', 500],
  ['an error with a status', Object.assign(new Error('Gone.'), { statusCode: 410 }), 'Gone.', 410],
  ['a response', { status: 503, message: 'Busy.' }, 'Busy.', 503],
  ['a status that is not an error', { statusCode: 200, message: 'OK' }, 'OK', 500],
  ['a status that is not a number', { statusCode: '404', message: 'No.' }, 'No.', 500],
  ['a status out of range', { statusCode: 4_040, message: 'No.' }, 'No.', 500],
  [
    'a middleware that does not exist',
    new Error('Unknown middleware: visitor'),
    'Unknown middleware: visitor',
    500,
  ],
  ['a string', 'Out of order', 'Out of order', 500],
  ['a message that is not a string', { message: { code: 7 } }, '', 500],
  ['undefined', undefined, '', 500],
])('%s has a message and a status', (_case, error, message, statusCode) => {
  expect(toPageError(error)).toEqual({ message, statusCode });
});
