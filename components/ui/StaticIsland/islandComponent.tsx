import { type ComponentType, lazy, useState } from 'react';

import { StaticIsland } from './StaticIsland';

/** Whether code that comes now belongs to another page than the first. */
let isFirstViewOver = false;

/** Makes kept components fetch their code as soon as the page that they belong to has come. */
export function endFirstView() {
  isFirstViewOver = true;
}

/**
 * A component whose server HTML is kept (`StaticIsland`) and whose code is loaded with the first client navigation to it.
 * The page before it stays until the code has come.
 * @param load imports the component; it must not use state, effects or event handlers
 */
export function islandComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = () => load().then((component) => (Loaded = component));
  const Late = lazy(async () => ({ default: await loadOnce() })) as unknown as ComponentType<Props>;
  if (isFirstViewOver) loadOnce().catch(() => undefined);

  function Content(props: Props) {
    const [Component] = useState(() => Loaded ?? Late);
    return <Component {...props} />;
  }
  return function Island(props: Props) {
    return <StaticIsland>{() => <Content {...props} />}</StaticIsland>;
  };
}
