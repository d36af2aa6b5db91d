const { startTransition } = require('react');
const ReactDOM = require('react-dom/client');

/**
 * React's `hydrateRoot` as a transition: a page is hydrated in steps of a few milliseconds, between which it answers.
 * @type {typeof ReactDOM.hydrateRoot}
 */
function hydrateRoot(...given) {
  /** @type {import('react-dom/client').Root} */
  let root;
  startTransition(() => {
    root = ReactDOM.hydrateRoot(...given);
  });
  // A transition begins at once.
  return root;
}

/** Stands in for `react-dom/client` in Next's client (next.config.js, docs/decisions/0045). */
module.exports = { ...ReactDOM, hydrateRoot };
