import { withSizeLimit, withDeadline } from './bounds';
import { requestProblems } from './problem';

const later = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), milliseconds));

it('returns an error if the answer takes too long', async () => {
  expect(await withDeadline(later(50), 10)).toBe(requestProblems.tooSlow);
  const answer = await withDeadline(later(1), 5_000);
  expect(answer).toBeInstanceOf(Response);
});

it('passes on the error of a failed request', () =>
  expect(withDeadline(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken'));

it('refuses a JSON answer larger than 10 MB', async () => {
  expect(await withSizeLimit(Response.json('x'.repeat(10_000_000)))).toBe(requestProblems.answerTooLarge);
  const answer = await withSizeLimit(Response.json({ a: 1 }, { status: 201, headers: { 'x-a': 'b' } }));
  if (!(answer instanceof Response)) throw new Error('It was refused.');
  expect([answer.status, answer.headers.get('x-a'), await answer.json()]).toEqual([201, 'b', { a: 1 }]);
});

it('passes on a file of any size', async () => {
  const file = new Response('x'.repeat(10_000_001), { headers: { 'content-type': 'image/webp' } });
  expect(await withSizeLimit(file)).toBe(file);
});
