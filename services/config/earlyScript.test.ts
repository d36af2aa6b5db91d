/** @jest-environment jsdom */
import { earlyScript } from './earlyScript';

const sources = ['/_next/static/main.js', '/_next/static/page.js'];

/** The scripts that the browser has been given to run. */
const started = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script:not([type])')].map((script) => ({
    path: new URL(script.src).pathname,
    isOrdered: !script.async,
  }));
/** What was held, as the replay takes it. */
const takeEarlyInput = () =>
  (window as unknown as { takeEarlyInput: () => Map<Element, object> }).takeEarlyInput();
const all = sources.map((path) => ({ path, isOrdered: true }));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = sources.map((src) => `<script type="late" src="${src}"></script>`).join('');
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  window.eval(earlyScript);
});

/** Puts a picture on the page. @returns ends its loading, or makes it fail */
function addPicture({ isSeen }: { isSeen: boolean }) {
  const picture = document.createElement('img');
  let end: { load: () => void; fail: (reason: Error) => void } | undefined;
  picture.decode = () => new Promise((load, fail) => (end = { load, fail }));
  picture.toggleAttribute('data-seen', isSeen);
  document.body.append(picture);
  return { load: () => end?.load(), fail: () => end?.fail(new Error('no picture')) };
}

/** Tells of all elements at once, in the next task, as browsers do. */
class Observer {
  private entries: object[] = [];
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe(target: HTMLElement) {
    if (this.entries.length === 0) setTimeout(() => this.tell(this.entries));
    this.entries.push({ target, isIntersecting: target === document.body || 'seen' in target.dataset });
  }
  disconnect() {
    this.entries = [];
  }
}

describe('after the load event', () => {
  afterEach(() => document.body.replaceChildren());

  const load = async () => {
    dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
  };

  it('starts the late scripts in their order, once the page is painted', async () => {
    jest.advanceTimersByTime(100);
    expect(started()).toEqual([]);
    dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(started()).toEqual(all);
  });

  it('waits for the pictures on the screen, whether they come or fail', async () => {
    const [first, second] = [addPicture({ isSeen: true }), addPicture({ isSeen: true })];
    await load();
    first.load();
    await jest.advanceTimersByTimeAsync(100);
    expect(started()).toEqual([]);
    second.fail();
    await jest.advanceTimersByTimeAsync(100);
    expect(started()).toEqual(all);
  });

  it('does not wait for pictures that nobody sees yet', async () => {
    addPicture({ isSeen: false });
    await load();
    expect(started()).toEqual(all);
  });
});

it.each(['pointerdown', 'touchstart', 'keydown'])('starts them on the first %s, and only once', (type) => {
  document.dispatchEvent(new Event(type));
  expect(started()).toEqual(all);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(5_000);
  expect(started()).toEqual(all);
});

it.each([
  ['the load event does not come', () => undefined],
  [
    'a picture does not come',
    () => {
      addPicture({ isSeen: true });
      dispatchEvent(new Event('load'));
    },
  ],
])('starts them after 3 s when %s', (_, happen) => {
  happen();
  jest.advanceTimersByTime(2_900);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(started()).toEqual(all);
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
