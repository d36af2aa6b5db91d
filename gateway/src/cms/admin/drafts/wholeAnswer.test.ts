import { createElement, lazy } from 'react';

import { wholeAnswer } from './wholeAnswer';

/** A part that is on its way, as React's client of server functions makes it. */
const onItsWay = (part: Promise<unknown>) =>
  ({ $$typeof: Symbol.for('react.lazy'), _payload: part }) as never;

/** Such a part, and what lets it arrive. */
function part() {
  let arrive: (value: unknown) => void = () => {};
  const promise = new Promise((resolve) => {
    arrive = resolve;
  });
  return { lazy: onItsWay(promise), arrive };
}

/** Whether a promise is fulfilled once everything that could run has run. */
async function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  const soon = new Promise((resolve) => setTimeout(() => resolve(pending)));
  return (await Promise.race([promise, soon])) !== pending;
}

it('is fulfilled at once for an answer that is there', async () => {
  const answer: Record<string, unknown> = {
    state: { title: { value: 'Rates', rows: [null, undefined, 1] } },
  };
  answer.itself = answer;
  expect(await isFulfilled(wholeAnswer(answer))).toBe(true);
});

it('waits for a part, and for the parts in it', async () => {
  const [outer, inner] = [part(), part()];
  const label = createElement('p', null, outer.lazy);
  const whole = wholeAnswer({ state: { title: { customComponents: { Label: [label] } } } });
  expect(await isFulfilled(whole)).toBe(false);
  outer.arrive(createElement('b', null, inner.lazy));
  expect(await isFulfilled(whole)).toBe(false);
  inner.arrive('Title');
  expect(await isFulfilled(whole)).toBe(true);
});

it('leaves a part that fails to whoever shows it', async () => {
  const failing = Promise.reject(new Error('Connection closed.'));
  await expect(wholeAnswer([onItsWay(failing)])).resolves.toBeUndefined();
});

it('does not load components that are loaded when they are shown', async () => {
  const load = jest.fn();
  await wholeAnswer(createElement(lazy(load)));
  expect(load).not.toHaveBeenCalled();
});
