import { openControl } from './control.mjs';

test('an action answers what it returns, and its connection is not kept', async () => {
  const { url, close } = await openControl({ double: (value: number) => ({ result: 2 * value }) });
  const answer = await fetch(`${url}/double`, { method: 'POST', body: '21' });
  expect(await answer.json()).toEqual({ result: 42 });
  expect(answer.headers.get('connection')).toBe('close');
  close();
});
