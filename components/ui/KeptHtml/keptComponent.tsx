import { type ComponentType, lazy } from 'react';

import { KeptHtml } from './KeptHtml';

/** Set by the first view, once it is hydrated: code that comes later belongs to another page. */
let isHydrated = false;

/** Tells kept components that are loaded from now on to fetch their code at once. */
export function endFirstView() {
  isHydrated = true;
}

/**
 * A component whose server HTML is kept (`KeptHtml`) and whose code is loaded with the first client navigation to it.
 * The old page stays until it has come.
 * @param load imports the component; it must not use state, effects or event handlers
 */
export function keptComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => (loading ??= load().then((component) => ({ default: component })));
  if (isHydrated) loadOnce().catch(() => (loading = undefined));
  const Lazy = lazy(loadOnce) as unknown as ComponentType<Props>;
  return function KeptComponent(props: Props) {
    return <KeptHtml>{() => <Lazy {...props} />}</KeptHtml>;
  };
}
