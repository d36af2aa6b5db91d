/** The parts of a prepared story that define its state. */
export interface StoryState {
  playFunction?: unknown;
  storyGlobals: Record<string, unknown>;
  /** The story as it is written, without what it shares with its neighbours. */
  moduleExport: { parameters?: { liveData?: unknown; nextjs?: unknown }; beforeEach?: unknown };
}

const names: Record<string, (value: string) => string> = {
  locale: (value) => `always in ${{ de: 'German', en: 'English', long: 'English + 40 %' }[value] ?? value}`,
  motion: (value) => `${value} motion`,
  liveData: (value) => `live data: ${value}`,
};

/** A width that a story is pinned to, in px. */
export function pinnedWidth({ storyGlobals: { viewport } }: Pick<StoryState, 'storyGlobals'>) {
  const { value } = (viewport ?? {}) as { value?: string };
  return value?.startsWith('w') ? Number(value.slice(1)) : undefined;
}

/** Describes the setup of a state besides its properties. */
export function describeSetup(state: StoryState): string[] {
  const { parameters, beforeEach } = state.moduleExport;
  const width = pinnedWidth(state);
  return [
    ...Object.entries(state.storyGlobals).flatMap(
      ([name, value]) => (typeof value === 'string' && names[name]?.(value)) || [],
    ),
    ...(width ? [`${width} px wide`] : []),
    ...(parameters?.liveData ? ['a reply of its own'] : []),
    ...(parameters?.nextjs ? ['an address of its own'] : []),
    ...(beforeEach ? ['prepared'] : []),
    ...(state.playFunction ? ['played'] : []),
  ];
}

/** Whether a story has its own globals, answers, address or preparation. */
export const hasOwnSetup = ({ storyGlobals, moduleExport: { parameters, beforeEach } }: StoryState) =>
  Object.keys(storyGlobals).length > 0 || Boolean(parameters?.liveData ?? parameters?.nextjs ?? beforeEach);

/**
 * Whether a state needs its own frame. Stories on one page share its width, its cookies and the mode of their API
 * calls, and their play functions do not run.
 */
export const needsOwnWindow = (state: StoryState) => Boolean(state.playFunction) || hasOwnSetup(state);
