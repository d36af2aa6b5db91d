/**
 * The only inline script: it stands before everything that can be used.
 *
 * - It holds what visitors do before the page is hydrated, until `replayEarlyInput` does it again. What browsers do by
 *   themselves is not held: links, and buttons with `commandfor` or `popovertarget`. A link with `data-choice` narrows
 *   down what is on the page: it is marked as the chosen one at once, and opened as a link where no script comes for 5 s.
 * - It lets browsers lay out the first screen alone, until `renderBelowFold` or a link to a place below; not where the page
 *   is to be shown at another place, on reload and on the way back, since places depend on the heights above them.
 * - It marks an address that narrows a list down (`data-narrowed`, `Narrowed`): the list is shown once that is done.
 * - It shows the page in the colour scheme that the visitor has chosen, before anything is painted.
 * - It marks a page that a member opens (`data-member`): the HTML is that of a guest.
 *
 * The Content-Security-Policy allows this text by its hash.
 */
const earlyScript = `(() => {
  const held = new Map();
  const unaided = 'command' in HTMLButtonElement.prototype ? ':not([commandfor])' : '';
  const hold = (event) => {
    const { type, target } = event;
    if (type === 'click') {
      const button = target.closest?.('button[type=button]:not([popovertarget])' + unaided + ',a[data-choice]');
      if (!button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      held.set(button, { type });
      if (!button.href) return;
      event.preventDefault();
      button.parentNode.querySelector('[aria-current]')?.removeAttribute('aria-current');
      button.setAttribute('aria-current', 'true');
      setTimeout(() => window.takeEarlyInput && location.assign(button.href), 5000);
    } else {
      if (type === 'submit') event.preventDefault();
      held.set(target, { type, value: target.value });
    }
  };
  const types = ['click', 'submit', 'input'];
  types.forEach((type) => addEventListener(type, hold, true));
  const { dataset } = document.documentElement;
  dataset.early = '';
  if (/[?&](category|country|tabIndex)=/.test(location.search)) dataset.narrowed = '';
  const [, scheme] = /(?:^|; )scheme=(light|dark)(?:;|$)/.exec(document.cookie) ?? [];
  if (scheme) dataset.scheme = scheme;
  if (/(?:^|; )isGWLogin=(?!0(?:;|$))/.test(document.cookie)) dataset.member = '';
  const { type } = performance.getEntriesByType?.('navigation')[0] ?? {};
  if (type === 'navigate' && !location.hash) dataset.firstScreen = '';
  addEventListener('click', ({ target }) => target.closest?.('a[href^="#"]') && delete dataset.firstScreen);
  window.takeEarlyInput = () => {
    types.forEach((type) => removeEventListener(type, hold, true));
    return held;
  };
})();`.replace(/\n\s+/g, '\n');

module.exports = { earlyScript };
