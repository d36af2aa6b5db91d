/** @jest-environment jsdom */
import { earlyScript } from './earlyScript';

/** What was held, as the replay takes it. */
const takeEarlyInput = () =>
  (window as unknown as { takeEarlyInput: () => Map<Element, object> }).takeEarlyInput();

beforeEach(() => {
  jest.useFakeTimers();
  window.eval(earlyScript);
});

describe('the layout of the first screen alone', () => {
  const { dataset } = document.documentElement;
  const openBy = (type: string) => {
    performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
    window.eval(earlyScript);
    return 'firstScreen' in dataset;
  };

  beforeEach(() => {
    delete dataset.firstScreen;
  });

  afterEach(() => {
    window.location.hash = '';
  });

  it('is asked of browsers on a visit', () => {
    expect(openBy('navigate')).toBe(true);
  });

  it.each(['reload', 'back_forward'])('is not, where a place is restored: %s', (type) => {
    expect(openBy(type)).toBe(false);
  });

  it('is not, where an address names a place', () => {
    window.location.hash = 'prices';
    expect(openBy('navigate')).toBe(false);
  });
});

it.each([
  ['scheme=dark', 'dark'],
  ['scheme=light', 'light'],
  ['scheme=sepia', undefined],
  ['otherscheme=dark', undefined],
])('shows the page with the cookie %s in the scheme %s', (cookie, scheme) => {
  const { dataset } = document.documentElement;
  document.cookie = cookie;
  delete dataset.scheme;
  window.eval(earlyScript);
  expect(dataset.scheme).toBe(scheme);
  document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
});

it.each([
  ['?category=vat', true],
  ['?x=1&country=PL', true],
  ['?subcategory=vat', false],
])('marks an address that narrows a list down: %s', (search, isNarrowed) => {
  const { dataset } = document.documentElement;
  history.replaceState(null, '', search);
  delete dataset.narrowed;
  window.eval(earlyScript);
  expect('narrowed' in dataset).toBe(isNarrowed);
  history.replaceState(null, '', '/');
});

it.each([
  ['isGWLogin=1', true],
  ['isGWLogin=0', false],
  ['wasGWLogin=1', false],
])('marks the page of a member: %s', (cookie, isMember) => {
  const { dataset } = document.documentElement;
  document.cookie = cookie;
  delete dataset.member;
  window.eval(earlyScript);
  expect('member' in dataset).toBe(isMember);
  document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
});

describe('a link that narrows down what is on the page', () => {
  const links = () => [...document.querySelectorAll('a')];
  const current = () => links().map((link) => link.getAttribute('aria-current'));
  const press = (index: number, how: MouseEventInit = {}) =>
    links()[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

  beforeEach(() => {
    document.body.innerHTML =
      '<nav><a href="#" data-choice="" aria-current="true">All</a><a href="#1" data-choice="tax">Tax</a><a href="#2">News</a></nav>';
  });

  it('is marked as the chosen one at once, and held', () => {
    expect(press(1)).toBe(false);
    expect(current()).toEqual([null, 'true', null]);
    expect([...takeEarlyInput()]).toEqual([[links()[1], { type: 'click' }]]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is left to the browser with %j',
    (how) => {
      press(1, how);
      expect(current()).toEqual(['true', null, null]);
      expect(takeEarlyInput().size).toBe(0);
    },
  );

  it('leaves other links to the browser', () => {
    press(2);
    expect(current()).toEqual(['true', null, null]);
    expect(takeEarlyInput().size).toBe(0);
  });

  it('is opened where no script comes for 5 s', () => {
    press(1);
    jest.advanceTimersByTime(4_900);
    expect(location.hash).toBe('');
    jest.advanceTimersByTime(200);
    expect(location.hash).toBe('#1');
  });
});
