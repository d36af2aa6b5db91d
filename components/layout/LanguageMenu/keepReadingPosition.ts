import Router from 'next/router';

/** A page has the same headings in every language, at other heights. */
const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3)')];
const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

/** The reading position is assumed in the upper third of the window. */
const isAboveReader = (heading: Element) => topOf(heading) < window.innerHeight / 3;

/** Brings what is read now to where it was on the screen, once the page is there in the other language. */
export function keepReadingPosition() {
  const before = headings();
  const index = before.findLastIndex(isAboveReader);
  const top = topOf(before[index]);
  const stop = () => {
    Router.events.off('routeChangeComplete', arrive);
    Router.events.off('routeChangeError', stop);
  };
  const arrive = () => {
    stop();
    const after = headings();
    if (index < 0 || after.length !== before.length) return;
    window.scrollBy({ top: topOf(after[index]) - top, behavior: 'instant' });
  };
  Router.events.on('routeChangeComplete', arrive);
  Router.events.on('routeChangeError', stop);
}
