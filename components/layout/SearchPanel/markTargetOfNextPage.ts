import Router from 'next/router';

/**
 * Makes the place that the next address names its `:target`, by which pages show that place alone: a navigation by script
 * scrolls there and leaves `:target` as it was.
 */
export function markTargetOfNextPage() {
  const stop = () => {
    for (const event of ['routeChangeComplete', 'hashChangeComplete'] as const)
      Router.events.off(event, mark);
  };
  const mark = () => {
    stop();
    const { hash } = window.location;
    if (hash) window.location.replace(hash);
  };
  for (const event of ['routeChangeComplete', 'hashChangeComplete'] as const) Router.events.on(event, mark);
}
