import Router from 'next/router';

/** A chapter may be current once its heading is in the upper third of the window. */
const upperPart = 1 / 3;

const targetOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** In a row that scrolls sideways, the link to the current chapter stays in view. */
function keepInRow(row: Element, { offsetLeft, offsetWidth }: HTMLElement) {
  if (row.scrollWidth > row.clientWidth) row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2;
}

/** Where a link to the element leads to: what its style keeps clear above it, and a pixel for rounding. */
function restOf(target: HTMLElement): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (
    (parseFloat(scrollPaddingTop) || 0) + (parseFloat(getComputedStyle(target).scrollMarginTop) || 0) - 1
  );
}

/** Marks, in each list of contents, the link to the chapter that is being read. */
function markCurrent() {
  const limit = window.innerHeight * upperPart;
  for (const contents of document.querySelectorAll('[data-contents]')) {
    const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const begun = links.flatMap((link) => {
      const target = targetOf(link);
      if (!target?.checkVisibility()) return [];
      const { top } = target.getBoundingClientRect();
      return top <= limit ? [{ link, isInView: top >= restOf(target) }] : [];
    });
    // Of short chapters, several headings are in view: the first is the one that a link has led to.
    const current = (begun.find(({ isInView }) => isInView) ?? begun.at(-1))?.link;
    if (current && !current.hasAttribute('aria-current')) keepInRow(contents, current);
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  }
}

/**
 * Follows the reader through the chapters of a page with `[data-contents]`, whose HTML is the server's. On pages
 * without it costs a look for the attribute.
 * @returns ends it
 */
export function followChapters(): () => void {
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(markCurrent);
  };
  later();
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  window.addEventListener('scroll', later, options);
  window.addEventListener('resize', later, options);
  Router.events.on('routeChangeComplete', later);
  return () => {
    cancelAnimationFrame(frame);
    listeners.abort();
    Router.events.off('routeChangeComplete', later);
  };
}
