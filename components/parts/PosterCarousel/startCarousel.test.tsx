import { type CarouselState, startCarousel } from './startCarousel';

let width = 600;
let resize: () => void;

beforeEach(() => {
  width = 600;
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: false, addEventListener: jest.fn() }) as unknown as MediaQueryList;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => width);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * width : 0;
  });
  window.IntersectionObserver = class {
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
  window.ResizeObserver = class {
    private readonly targets: Element[] = [];
    disconnect = jest.fn();
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(target: Element) {
      this.targets.push(target);
      const entries = this.targets.map((each) => ({ target: each }) as ResizeObserverEntry);
      resize = () => this.callback(entries, this as unknown as ResizeObserver);
    }
  } as unknown as typeof ResizeObserver;
});

/** Three slides, and what they told last. */
function start(isStill = false) {
  document.body.innerHTML = `<div><ul>${'<li style="margin: 0"></li>'.repeat(3)}</ul></div>`;
  const onChange = jest.fn<void, [CarouselState]>();
  const carousel = startCarousel(document.querySelector('div') as HTMLElement, { isStill, onChange });
  jest.advanceTimersByTime(100);
  return { carousel, last: () => onChange.mock.lastCall?.[0] };
}

function turnThePhone() {
  width = 400;
  resize();
  jest.advanceTimersByTime(100);
  return Promise.resolve();
}

it('goes on by itself, also with another width', async () => {
  const { last } = start();
  expect(last()).toEqual({ index: 0, isPlaying: true, isByHand: false });
  await turnThePhone();
  expect(last()).toEqual({ index: 0, isPlaying: true, isByHand: false });
  jest.advanceTimersByTime(9_000);
  expect(last()).toEqual({ index: 1, isPlaying: true, isByHand: false });
});

it('stays stopped with another width', async () => {
  const { carousel, last } = start();
  carousel.next();
  await turnThePhone();
  jest.advanceTimersByTime(20_000);
  await Promise.resolve();
  expect(last()).toEqual({ index: 1, isPlaying: false, isByHand: true });
});

it('stops and goes on when it is asked to', async () => {
  const { carousel, last } = start();
  carousel.toggle();
  jest.advanceTimersByTime(20_000);
  await Promise.resolve();
  expect(last()).toEqual({ index: 0, isPlaying: false, isByHand: false });
  carousel.toggle();
  jest.advanceTimersByTime(9_100);
  await Promise.resolve();
  expect(last()).toEqual({ index: 1, isPlaying: true, isByHand: false });
});

it('never starts where less motion is asked for', async () => {
  const { last } = start(true);
  await turnThePhone();
  jest.advanceTimersByTime(20_000);
  await Promise.resolve();
  expect(last()).toEqual({ index: 0, isPlaying: false, isByHand: false });
});
