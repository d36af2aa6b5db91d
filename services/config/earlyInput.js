/**
 * The only inline script: it stands before everything that can be used, and holds what visitors do before the page is
 * hydrated, until `replayEarlyInput` does it again. What browsers do by themselves is not held: links, and buttons
 * with `commandfor`. The Content-Security-Policy allows this text by its hash.
 */
const earlyInputScript = `(() => {
  const held = new Map();
  const unaided = 'command' in HTMLButtonElement.prototype ? ':not([commandfor])' : '';
  const hold = (event) => {
    const { type, target } = event;
    if (type === 'click') {
      const button = target.closest?.('button[type=button]' + unaided);
      if (button) held.set(button, { type });
    } else {
      if (type === 'submit') event.preventDefault();
      held.set(target, { type, value: target.value });
    }
  };
  const types = ['click', 'submit', 'input'];
  types.forEach((type) => addEventListener(type, hold, true));
  document.documentElement.dataset.early = '';
  window.takeEarlyInput = () => {
    types.forEach((type) => removeEventListener(type, hold, true));
    return held;
  };
})();`.replaceAll(/\n */g, '');

module.exports = { earlyInputScript };
